/** What a worker says first; before that, nothing that is sent to it arrives. */
export const LISTENING = 'listening';
