/**
 * The browser's script: `Omise.setPublicKey(key)`, `Omise.createToken('card', card, done)` and
 * `Omise.createSource(type, details, done)`, with `done(status, response)`. It asks the sandbox it was
 * loaded from, so that card numbers go there and never to the shop.
 */
export const OMISE_JS = `(() => {
  'use strict';
  const base = new URL('.', document.currentScript.src).href;
  let publicKey = '';
  const ask = (path, body, done) => {
    fetch(base + path, {
      method: 'POST',
      headers: { authorization: 'Basic ' + btoa(publicKey + ':'), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
      .then(async (answer) => [answer.status, await answer.json()])
      .catch((error) => [0, { object: 'error', code: 'network_error', message: String(error) }])
      .then(([status, response]) => done(status, response));
  };
  window.Omise = {
    publicKey,
    setPublicKey(key) {
      publicKey = key;
      this.publicKey = key;
      return key;
    },
    createToken(type, card, done) {
      ask('tokens', { [type]: card }, done);
    },
    createSource(type, details, done) {
      ask('sources', { ...details, type }, done);
    },
  };
})();
`;
