import { describe, expect, it } from 'vitest';
import { authorityFileIn, credentialsIn, httpAddressIn } from './address.ts';

const URL = 'esdb://admin:p%40ss@eventstore:2113,other:2114?tls=true&tlsCaFile=/certs/ca/ca.crt';

describe('an address of EventStoreDB', () => {
  it('names a user, or nobody', () => {
    expect(credentialsIn(URL)).toEqual({ username: 'admin', password: 'p@ss' });
    expect(credentialsIn('esdb://localhost:2113?tls=false')).toBeUndefined();
  });

  it('is the first host’s over HTTP', () => {
    expect(httpAddressIn(URL).href).toBe('https://eventstore:2113/');
    expect(httpAddressIn('esdb://127.0.0.1:5000?tls=false').href).toBe('http://127.0.0.1:5000/');
    expect(httpAddressIn('esdb+discover://a:b@cluster').href).toBe('https://cluster/');
  });

  it('names the authority of its certificate, or none', () => {
    expect(authorityFileIn(URL)).toBe('/certs/ca/ca.crt');
    expect(authorityFileIn('esdb://host')).toBeUndefined();
  });
});
