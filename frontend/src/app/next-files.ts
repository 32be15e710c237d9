/** The element of a document that holds the links to the scripts which it loads once it is painted. */
export const NEXT_FILES_ID = 'next-files';
