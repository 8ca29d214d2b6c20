import type { Api } from '../chat/api.ts';
import type { Ui } from '../panel/ui.ts';

/** Twice the widest that the window shows. */
const maxPicturePx = 720;

/** Creates the actions on files of messages. They are fetched with the session, which an address alone does not have. */
export function createPictures({ conversation, announce, say }: Ui, api: Api, root: HTMLElement) {
  const pictures = new Map<string, Promise<ImageBitmap>>();
  const fetchFile = async (id: string): Promise<Blob> => (await api.send(`attachments/${id}`)).blob();

  /** Saves a file on the visitor's device. */
  async function save(id: string, name: string): Promise<void> {
    const file = await fetchFile(id).catch(() => null);
    if (!file) return announce(say('errorUnavailable'));
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  }

  /** Paints a picture into its button. A page may forbid images from other places, but no canvas. */
  async function paint(id: string): Promise<void> {
    const loaded = pictures.get(id) ?? fetchFile(id).then(createImageBitmap);
    pictures.set(id, loaded);
    // One that cannot be decoded keeps its name.
    const picture = await loaded.catch(() => null);
    const button = root.querySelector(`[data-file="${id}"]`);
    if (!picture || !button || button.querySelector('canvas')) return;
    const canvas = document.createElement('canvas');
    const scale = Math.min(1, maxPicturePx / Math.max(picture.width, picture.height));
    canvas.width = picture.width * scale;
    canvas.height = picture.height * scale;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    button.append(canvas);
    if (conversation.state.now.follows) button.scrollIntoView({ block: 'nearest' });
  }
  return { save, paint };
}
