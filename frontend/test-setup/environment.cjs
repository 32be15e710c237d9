const FixedJSDOMEnvironment = require('jest-fixed-jsdom');

/**
 * jsdom with Node's own fetch, streams and URL (jest-fixed-jsdom), plus what it leaves out:
 * `File` must be Node's, or Node's FormData turns it into a string; React and antd want MessageChannel.
 */
class BrowserEnvironment extends FixedJSDOMEnvironment {
  constructor(...args) {
    super(...args);
    this.global.File = File;
    this.global.MessageChannel = MessageChannel;
    this.global.MessagePort = MessagePort;
    this.global.WebSocket = WebSocket;
    this.global.CompressionStream = CompressionStream;
    this.global.DecompressionStream = DecompressionStream;
  }
}

module.exports = BrowserEnvironment;
