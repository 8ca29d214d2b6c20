import { prepareBrowserFiles } from '@jawab/browser-files';
import { dashboard } from '@jawab/dashboard';
import { widget } from '@jawab/widget';

// The first start builds the same files. An image runs this, so that its containers do not.
for (const app of [widget, dashboard]) {
  const files = await prepareBrowserFiles(app);
  for (const { path, gzip } of files.values())
    if (/\.(js|css)$/.test(path)) console.log(`${path} ${gzip.length} bytes`);
}
