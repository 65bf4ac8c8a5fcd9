/**
 * `node deploy/newer-nginx.mjs > nginx.conf`: the proxy's file for nginx from 1.25.1, such as that of Debian 13. There `http2` is
 * a line of its own, which the nginx 1.22 of Debian 12 refuses; a newer one takes the older form and warns at each start.
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * @param conf deploy/nginx.conf
 * @throws where it has no such line: then it needs no change, or another one
 */
export function forNewerNginx(conf) {
  const newer = conf.replace(/^( *)listen (.*) http2;$/gm, '$1listen $2;\n$1http2 on;')
  if (newer === conf) throw new Error('no `listen ... http2;` in the file')
  return newer
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(forNewerNginx(readFileSync(new URL('nginx.conf', import.meta.url), 'utf8')))
