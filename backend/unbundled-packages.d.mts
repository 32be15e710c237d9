// The bundler's configuration is TypeScript, which does not read the types of what is none.
export declare const WITH_FILES: readonly string[];
export declare const ON_NEED: readonly string[];
export declare const BY_NAME: readonly string[];
export declare const NEVER: readonly string[];
