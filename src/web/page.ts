import { h, render } from 'preact';
import { keepOffline } from './offline/index.ts';
import { startWorkersFrom } from './reasoner/index.ts';
import { followAddress, followSettings, openSavedBoards } from './state/index.ts';
import { App } from './views/index.ts';

/** Shows the page; its workers are started from the same script. */
export async function startPage(entry: URL): Promise<void> {
  startWorkersFrom(entry);
  followSettings();
  await openSavedBoards();
  followAddress();
  const place = document.querySelector('#studio');
  if (place) render(h(App, {}), place);
  void keepOffline();
}
