import { COLLECTION_META } from '../published/index.ts';

/** Whether the page was served with a collection of boards. */
export const hasCollection =
  typeof document !== 'undefined' && document.querySelector(`meta[name=${COLLECTION_META}]`) !== null;
