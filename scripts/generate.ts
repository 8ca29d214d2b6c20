import { writeChannels } from './write-channels.ts';
import { writeLanguageLists } from './write-language-lists.ts';

await writeLanguageLists();
await writeChannels();
// Imported only now, because channels and tools import the lists.
const { writeChannelNames } = await import('./write-channel-names.ts');
await writeChannelNames();
const { writeDocuments } = await import('./write-documents.ts');
await writeDocuments();
