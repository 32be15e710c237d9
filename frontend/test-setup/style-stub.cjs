// A CSS module returns every class name as it is. Global style sheets are not read.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
