module.exports = { __esModule: true, default: '/assets/stub' };
