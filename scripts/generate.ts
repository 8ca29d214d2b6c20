import { writeChannels } from './write-channels.ts';
import { writeLanguageLists } from './write-language-lists.ts';

await writeLanguageLists();
await writeChannels();
// Imported only now, because the tools import the lists.
const { writeDocuments } = await import('./write-documents.ts');
await writeDocuments();
