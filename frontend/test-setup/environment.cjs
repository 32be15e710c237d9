const FixedJSDOMEnvironment = require('jest-fixed-jsdom');

/**
 * jsdom with Node's own fetch, streams and URL (jest-fixed-jsdom), and two things it lacks. `File` must be Node's, or
 * Node's FormData turns it into a string. React's scheduler and antd need MessageChannel; its ports would keep the
 * process alive, so they are closed.
 */
class BrowserEnvironment extends FixedJSDOMEnvironment {
  constructor(...args) {
    super(...args);
    const channels = (this.channels = new Set());
    this.global.File = File;
    this.global.WebSocket = WebSocket;
    this.global.CompressionStream = CompressionStream;
    this.global.DecompressionStream = DecompressionStream;
    this.global.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        channels.add(this);
      }
    };
  }

  async teardown() {
    for (const { port1, port2 } of this.channels) {
      port1.close();
      port2.close();
    }
    await super.teardown();
  }
}

module.exports = BrowserEnvironment;
