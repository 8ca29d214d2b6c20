import type { Api } from '../chat/api.ts';
import { newItem, newKey } from '../chat/items.ts';
import type { Status } from '../chat/types.ts';
import type { Ui } from '../panel/ui.ts';

const maxMegabytes = 10;
const maxBytes = maxMegabytes * 1_048_576;

/** A file that is being sent, or that could not be. */
export interface Upload {
  file: File;
  /** The same for every try, so that nothing is sent twice. */
  key: string;
  percent: number;
  problem: string | null;
  request: XMLHttpRequest | null;
}

interface Sent {
  status: number;
  body: { error?: string; data: { status: Status; message: string } } | null;
}

/** Returns whether a file has a size that the service takes. */
export const isFit = ({ size }: File): boolean => size > 0 && size <= maxBytes;

/** Sends a file as a form. Only this kind of request reports its progress. The status is 0 without a connection. */
function post(api: Api, upload: Upload, onProgress: () => void): Promise<Sent> {
  const form = new FormData();
  form.append('language', api.language);
  form.append('file', upload.file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    upload.request = request;
    request.open('POST', `${api.address}attachments`);
    request.responseType = 'json';
    request.setRequestHeader('x-widget-session', api.token as string);
    request.setRequestHeader('idempotency-key', upload.key);
    request.setRequestHeader('accept-language', api.language);
    request.upload.onprogress = ({ loaded, total }) => {
      upload.percent = Math.floor((loaded / total) * 100);
      onProgress();
    };
    request.onloadend = () => resolve({ status: request.status, body: request.response });
    request.send(form);
  });
}

/** The problem with a file that was not taken, in the visitor's language. */
function problemOf({ say }: Ui, { status, body }: Sent): string {
  if (!status) return say('notSent');
  if ([400, 413, 415].includes(status)) return say('fileRefused', { max: maxMegabytes });
  return body?.error || say('errorUnavailable');
}

/** Says that nobody answers at this hour, and shows the contact form. */
function showAway({ conversation: { state, openForm } }: Ui, message: string): void {
  state.set({ logItems: [...state.now.logItems, newItem('notice', message)] });
  openForm();
}

/** Creates the uploads of a window. Files are sent one after the other, in the order in which they were chosen. */
export function createUploads(ui: Ui, api: Api) {
  const { conversation, say } = ui;
  const { state } = conversation;
  const uploads: Upload[] = [];
  const redraw = () => state.set({});
  const explain = (upload: Upload, problem: string) => {
    upload.problem = problem;
    ui.announce(problem);
    redraw();
  };
  function drop(upload: Upload): void {
    upload.request?.abort();
    uploads.splice(uploads.indexOf(upload), 1);
    redraw();
  }
  async function send(upload: Upload): Promise<void> {
    Object.assign(upload, { problem: null, percent: 0 });
    state.set({ follows: true });
    const posted = conversation.openSession().then(() => post(api, upload, redraw));
    const sent = await posted.catch(() => ({ status: 0, body: null }));
    if (!uploads.includes(upload)) return;
    const data = sent.status === 201 && sent.body?.data;
    if (!data) return explain(upload, problemOf(ui, sent));
    drop(upload);
    if (data.status === 'open') showAway(ui, data.message);
  }
  let queue = Promise.resolve();
  function add(files: Iterable<File>): void {
    if (state.now.ended || !state.now.config?.attachments) return;
    for (const file of files) {
      const upload: Upload = { file, key: newKey(), percent: 0, problem: null, request: null };
      uploads.push(upload);
      if (!isFit(file)) explain(upload, say('fileRefused', { max: maxMegabytes }));
      else queue = queue.then(() => (uploads.includes(upload) ? send(upload) : undefined));
    }
    redraw();
  }
  return { uploads, add, send, drop };
}
