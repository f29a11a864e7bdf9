#!/usr/local/bin/node
// A small mailpit: `/mailpit` takes mails at 1025 and shows them at 8025, `/mailpit readyz` says whether it does.
const { createServer } = require('node:http');
const { createServer: createSmtp } = require('node:net');

const webroot = `/${process.env.MP_WEBROOT ?? ''}/`.replaceAll(/\/+/g, '/');
const most = Number(process.env.MP_MAX_MESSAGES ?? 500);
const [command, ...flags] = process.argv.slice(2);
if (command === 'readyz') {
  fetch(`http://127.0.0.1:8025${webroot}readyz`).then(
    ({ ok }) => process.exit(ok ? 0 : 1),
    () => process.exit(1),
  );
} else if (command !== undefined || flags.length > 0) {
  console.error(`Error: unknown command or flag: ${command}`);
  process.exit(1);
} else serve();

function serve() {
  const mails = [];
  const keep = (mail) => {
    mails.unshift({ ID: String(mails.length + 1), ...mail });
    mails.length = Math.min(mails.length, most);
  };
  createSmtp((socket) => receive(socket, keep)).listen(1025, '0.0.0.0');
  createServer(({ url = '' }, response) => {
    const path = url.split('?')[0] ?? '';
    if (path === `${webroot}readyz`) return response.end('ok');
    if (path === `${webroot}api/v1/messages`) {
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ messages_count: mails.length, messages: mails }));
    }
    if (path === webroot || `${path}/` === webroot) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return response.end(`<title>Mailpit</title><p>${mails.length} mails`);
    }
    response.writeHead(404).end();
  }).listen(8025, '0.0.0.0');
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
}

/** SMTP, as far as a mailer needs it. */
function receive(socket, keep) {
  const say = (line) => socket.write(`${line}\r\n`);
  let text = '';
  let mail;
  let isData = false;
  const commands = {
    EHLO: () => say('250-mail\r\n250-8BITMIME\r\n250 SMTPUTF8'),
    HELO: () => say('250 mail'),
    MAIL: (line) => {
      mail = { From: line.slice(10), To: [] };
      say('250 ok');
    },
    RCPT: (line) => {
      mail?.To.push({ Address: /<([^>]*)>/.exec(line)?.[1] ?? '' });
      say('250 ok');
    },
    DATA: () => {
      isData = true;
      say('354 go on');
    },
    RSET: () => say('250 ok'),
    NOOP: () => say('250 ok'),
    QUIT: () => {
      say('221 bye');
      socket.end();
    },
  };
  socket.setEncoding('utf8').on('error', () => socket.destroy());
  socket.on('data', (part) => {
    text += part;
    for (;;) {
      const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const line = text.slice(0, end);
      text = text.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        keep({ ...mail, Subject: /^subject: (.*)$/im.exec(line)?.[1] ?? '', Text: line });
        say('250 kept');
      } else (commands[line.slice(0, 4).toUpperCase()] ?? (() => say('502 unknown')))(line);
    }
  });
  say('220 mail ESMTP');
}
