import type { StoredMessage } from '../chat/types.ts';
import { lend } from '../extras/lent.ts';
import type { StartAttach, Ui } from '../panel/ui.ts';
import css from './attach.css?inline';
import { createPictures } from './pictures.ts';
import { createUploads, isFit, type Upload } from './uploads.ts';

const isPicture = /^image\/(?:png|jpeg|gif|webp)$/;

type Pictures = ReturnType<typeof createPictures>;
type Uploads = ReturnType<typeof createUploads>;
type Attachment = NonNullable<StoredMessage['attachments']>[number];

/** Takes files that are dropped on the window or pasted into it. */
function listen(root: HTMLElement, add: Uploads['add']): void {
  const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files');
  const take = (event: Event, files: FileList | undefined) => {
    if (!files?.length) return;
    event.preventDefault();
    add(files);
  };
  root.addEventListener('dragover', (event) => holdsFiles(event) && event.preventDefault());
  root.addEventListener('drop', (event) => take(event, event.dataTransfer?.files));
  root.addEventListener('paste', (event) => take(event, event.clipboardData?.files));
}

function Sending({ ui, uploads, upload }: { ui: Ui; uploads: Uploads; upload: Upload }) {
  const { say } = ui;
  const { file, percent, problem } = upload;
  const press = (action: (upload: Upload) => unknown) => () => {
    ui.focusField();
    action(upload);
  };
  return (
    <li>
      <span dir="auto">{file.name}</span>
      {problem ? (
        <p class="wrong">{problem}</p>
      ) : (
        <progress max={100} value={percent} aria-label={say('fileSending', { name: file.name })} />
      )}
      {problem && isFit(file) && (
        <button type="button" onClick={press(uploads.send)}>
          {say('tryAgain')}
        </button>
      )}
      <button type="button" onClick={press(uploads.drop)}>
        {say('cancel')}
      </button>
    </li>
  );
}

/** The files on their way, and the button for more. */
const drawUploads = (ui: Ui, uploads: Uploads) => [
  uploads.uploads.length > 0 && (
    <ul class="uploads">
      {uploads.uploads.map((upload) => (
        <Sending key={upload.key} ui={ui} uploads={uploads} upload={upload} />
      ))}
    </ul>
  ),
  <label class="plain attach">
    <input
      type="file"
      multiple
      class="hidden"
      aria-label={ui.say('attach')}
      onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        uploads.add([...(currentTarget.files ?? [])]);
        currentTarget.value = '';
        ui.focusField();
      }}
    />
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m20 11-8.5 8.5a5 5 0 0 1-7-7L13 4a3.4 3.4 0 0 1 4.8 4.8l-8.5 8.5a1.7 1.7 0 0 1-2.4-2.4L15 7" />
    </svg>
  </label>,
];

/** A file of a message, which a press saves. A picture is painted when the button stands. */
function drawFile({ say }: Ui, { save, paint }: Pictures, { id, name, mime }: Attachment) {
  if (isPicture.test(mime)) requestAnimationFrame(() => paint(id));
  const label = say('openFile', { name });
  return (
    <button type="button" key={id} data-file={id} onClick={() => save(id, name)} aria-label={label}>
      <span dir="auto">📎 {name}</span>
    </button>
  );
}

const startAttach: StartAttach = (ui, api, create, root) => {
  lend(create);
  const { state, mark } = ui.conversation;
  const pictures = createPictures(ui, api, root);
  const uploads = createUploads(ui, api);
  listen(root, uploads.add);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  (root.getRootNode() as ShadowRoot).adoptedStyleSheets.push(sheet);
  ui.drawFiles = (item) =>
    item ? (
      <div class="files">{item.attachments?.map((file) => drawFile(ui, pictures, file))}</div>
    ) : (
      drawUploads(ui, uploads)
    );
  // The composer and items that are there already are drawn again.
  state.set({});
  for (const item of state.now.logItems) mark(item, {});
};

export default startAttach;
