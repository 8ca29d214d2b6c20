import { prepareBrowserFiles } from '@jawab/browser-files';
import { widget } from '@jawab/widget';

// The first start builds the same files. An image runs this, so that its containers do not.
const files = await prepareBrowserFiles(widget);
for (const { path, gzip } of files.values())
  if (path.endsWith('.js')) console.log(`${path} ${gzip.length} bytes`);
