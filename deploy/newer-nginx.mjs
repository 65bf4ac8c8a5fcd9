/**
 * `node deploy/newer-nginx.mjs > nginx.conf`: the proxy's file for nginx from 1.25.1, such as that of Debian 13. There `http2` is
 * a line of its own, which the nginx 1.22 of Debian 12 refuses; a newer one takes the older form and warns at each start.
 */
import { readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * @param conf deploy/nginx.conf
 * @throws where it has no such line: then it needs no change, or another one
 */
export function forNewerNginx(conf) {
  const newer = conf.replace(/^( *)listen (.*) http2;$/gm, '$1listen $2;\n$1http2 on;')
  if (newer === conf) throw new Error('no `listen ... http2;` in the file')
  return newer
}

// Where a release is installed, its folder is named by a link.
const [, asked] = process.argv
if (asked !== undefined && realpathSync(asked) === fileURLToPath(import.meta.url))
  process.stdout.write(forNewerNginx(readFileSync(new URL('nginx.conf', import.meta.url), 'utf8')))
