const FixedJSDOMEnvironment = require('jest-fixed-jsdom');

/**
 * jsdom with Node's own fetch, streams and URL (jest-fixed-jsdom), plus what it leaves out: `File` must be Node's, or
 * Node's FormData turns it into a string; React's scheduler and antd want MessageChannel, which would keep the process
 * alive if nobody closed it.
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
