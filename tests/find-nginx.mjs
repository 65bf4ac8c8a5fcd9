/** Finds nginx for the tests of several processes behind a proxy, and installs it where it may; never as a service. */
import { installed, onPath } from './system-packages.mjs'

/** The path of nginx; undefined where there is none and none can be installed. */
export const findNginx = () => onPath(['nginx']) ?? installed('nginx')
