import { openStorage } from './kept-store.ts';
import { takeOverOldRecords } from './records.ts';
import { takeOverOldBoards } from './saved-boards.ts';

/** Reads all boards and times that are kept, also what older versions kept elsewhere. */
export async function openSavedBoards(): Promise<void> {
  await openStorage();
  takeOverOldBoards();
  takeOverOldRecords();
}
