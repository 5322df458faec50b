import { peers } from '../peers/index.ts';

/** The runtime's version and those of the peers that tell theirs. */
export async function versions(withPeers: boolean): Promise<Record<string, string>> {
  const found: Record<string, string> = { node: process.versions.node };
  if (!withPeers) return found;
  for (const peer of peers) {
    const version = await peer.version();
    if (version !== undefined && version !== 'installed') found[peer.name] = version;
  }
  return found;
}
