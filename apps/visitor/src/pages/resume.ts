/**
 * The script of a hosted page that opens the conversation of a link in a mail: it puts the session behind `#` where the window
 * looks for one, and takes it out of the address.
 */
export const resumeScript = `'use strict';
(() => {
  const { key, history: place } = document.currentScript.dataset;
  const link = new URLSearchParams(location.hash.slice(1));
  const token = link.get('session');
  if (!token) return;
  history.replaceState(null, '', location.pathname + location.search);
  const session = { session_token: token, expires_at: new Date(Number(link.get('expires')) * 1000).toISOString() };
  try {
    (place === 'device' ? localStorage : sessionStorage).setItem('jawab:' + key + ':session', JSON.stringify(session));
  } catch {}
})();
`;
