/** Finds nginx for the tests of several processes behind a proxy, and installs it if allowed; never as a service. */
import { installed, onPath } from './system-packages.mjs'

/** The path of nginx; undefined if there is none and none can be installed. */
export const findNginx = () => onPath(['nginx']) ?? installed('nginx')
