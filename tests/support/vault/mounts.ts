/** Disks of a test's own, which only root may mount. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const run = (command: string, ...given: string[]) => spawnSync(command, given, { stdio: 'ignore' }).status === 0

function mountAt(dir: string, megabytes: number) {
  return run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', dir)
}

/** Whether this process may: not every root may, in a container. */
export function mayMount(): boolean {
  const dir = mkdtempSync(join(tmpdir(), 'mount-'))
  const may = mountAt(dir, 1) && run('umount', dir)
  rmSync(dir, { recursive: true, force: true })
  return may
}

/** A disk of so many megabytes. Take it away when done. */
export function mountDisk(megabytes: number) {
  const dir = mkdtempSync(join(tmpdir(), 'disk-'))
  if (!mountAt(dir, megabytes)) throw new Error('cannot mount')
  const filler = join(dir, 'filler')
  return {
    dir,
    /** Fills it until not one more byte fits. */
    fill() {
      for (let kilobytes = 1024; kilobytes >= 1; kilobytes /= 2) {
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(kilobytes * 1024, 1), { flag: 'a' })
        } catch {
          // Smaller pieces may still fit.
        }
      }
    },
    free: () => rmSync(filler, { force: true }),
    /** Affects files opened from now on. */
    readOnly: (only: boolean) => run('mount', '-o', `remount,${only ? 'ro' : 'rw'}`, dir),
    remove() {
      run('umount', '-l', dir)
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
