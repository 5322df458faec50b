// Looks at every page of the built site: whatever it links to within the site is there, anchors included.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
const plain = (text) => text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name) => ENTITIES[name]);

/** What is wrong, and how much was looked at. Addresses of other sites are not visited. */
export function checkLinks(folder, base) {
  const pages = new Map();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    // Scripts and comments hold no links; what is in a tag's quotes is one attribute.
    const text = readFileSync(join(folder, file), 'utf8').replace(
      /<!--[\s\S]*?-->|(<script\b[^>]*>)[\s\S]*?<\/script>/g,
      '$1',
    );
    const links = [];
    const ids = new Set(['', 'top']);
    for (const [tag] of text.matchAll(
      /<[a-z][^\s>]*(?:\s+[^\s"'>=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]*))?)*\s*\/?>/gi,
    ))
      for (const [, name, value] of tag.matchAll(/\s(href|src|id|name)="([^"]*)"/g))
        if (name === 'href' || name === 'src') links.push(plain(value));
        else ids.add(plain(value));
    pages.set(join(folder, file), { links, ids });
  }

  let links = 0;
  let anchors = 0;
  const dead = new Set();
  for (const [page, found] of pages) {
    const at = relative(folder, page);
    for (const link of found.links) {
      if (/^[a-z]+:|^\/\//i.test(link)) continue;
      links++;
      const [address, anchor = ''] = link.split('#');
      const path = decodeURI(address.split('?')[0]);
      let target = page;
      if (path.startsWith('/')) {
        if (!path.startsWith(base)) {
          dead.add(`${at} links to ${link}, outside ${base}`);
          continue;
        }
        target = join(folder, path.slice(base.length));
      } else if (path !== '') target = join(dirname(page), path);
      if (existsSync(target) && statSync(target).isDirectory()) target = join(target, 'index.html');
      else if (!existsSync(target) && existsSync(`${target}.html`)) target = `${target}.html`;
      if (!existsSync(target)) dead.add(`${at} links to ${link}: there is no such page`);
      // What begins with a slash is a view of the studio, which reads it itself.
      else if (anchor !== '' && !anchor.startsWith('/') && pages.has(target)) {
        anchors++;
        if (!pages.get(target).ids.has(decodeURIComponent(anchor)))
          dead.add(`${at} links to ${link}: the page has no such place`);
      }
    }
  }
  return { files: pages.size, links, anchors, dead: [...dead].sort() };
}
