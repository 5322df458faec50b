/** Milliseconds of processor time of this process, all threads together: other work on the machine hardly changes it. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
