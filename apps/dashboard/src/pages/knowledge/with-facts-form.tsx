import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/notice.tsx';

const load = () => import('./facts-form.tsx');
const Add = lazy(async () => ({ default: (await load()).AddFacts }));
const Edit = lazy(async () => ({ default: (await load()).EditFacts }));

/** `AddFacts` in a file of its own, because few owners need it. */
export const AddFacts = (props: ComponentProps<typeof Add>) => (
  <Suspense fallback={<Skeleton />}>
    <Add {...props} />
  </Suspense>
);

/** `EditFacts`, in the same file. */
export const EditFacts = (props: ComponentProps<typeof Edit>) => (
  <Suspense fallback={<Skeleton />}>
    <Edit {...props} />
  </Suspense>
);
