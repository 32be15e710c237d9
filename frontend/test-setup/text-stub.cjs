// A style sheet imported as text.
module.exports = '';
