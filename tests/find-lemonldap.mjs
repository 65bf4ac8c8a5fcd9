/**
 * Finds LemonLDAP::NG, an OpenID provider among Debian's packages. It is never installed by itself: it brings a web
 * server and two hundred packages of Perl.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { onPath } from './system-packages.mjs'

/** Where Debian's package has it, and what of it Debian only recommends but the portal does not start without. */
const PORTAL = '/usr/share/lemonldap-ng/portal/htdocs/index.psgi'
const MODULES = ['Lemonldap::NG::Portal::Issuer::OpenIDConnect', 'GD::SecurityImage', 'Email::Sender', 'Image::Magick']

/** Whether it can be started here. */
export function findLemonldap() {
  if (!existsSync(PORTAL) || !onPath(['plackup'])) return false
  const loaded = spawnSync('perl', [...MODULES.map((name) => `-M${name}`), '-e', '1'], { stdio: 'ignore' })
  return loaded.status === 0
}

export const MISSING =
  'Nothing was tried: no LemonLDAP::NG here. Type:  sudo apt-get install -y lemonldap-ng perlmagick'
