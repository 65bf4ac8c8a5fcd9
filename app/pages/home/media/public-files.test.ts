/** public/ contains only files that are served as they are. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { KNOWN_FILES, LASTING_FOLDERS } from '~/door/files/static-files'
import { LANGUAGES } from '~/language/language'
import { PARTNERS } from '~/pages/home/partner-organisations'
import { EXAMPLE_PEOPLE } from '~/ui/demo/example-people'
import { captionsAddress, filmAddresses, logoAddress, portraitAddress } from './files'
import { FILMS, type FilmName } from './films'
import { hashedName, plainName } from './name-files.mjs'

const folder = fileURLToPath(new URL('../../../../public', import.meta.url))
const lying = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`)
const hashed = lying.filter((address) => LASTING_FOLDERS.some((one) => address.startsWith(`/${one}/`)))

/** The files that pages show. */
const shown = [
  ...(Object.keys(FILMS) as FilmName[]).flatMap((film) =>
    LANGUAGES.flatMap((language) => [...Object.values(filmAddresses(film, language)), captionsAddress(film, language)]),
  ),
  ...PARTNERS.map(({ id }) => logoAddress(id)),
  ...EXAMPLE_PEOPLE.map(({ key }) => portraitAddress(key)),
]

describe('public/', () => {
  it('contains what pages show and what others look for, and no other file', () =>
    expect(lying.toSorted()).toEqual([...shown, ...KNOWN_FILES].toSorted()))

  it.each(hashed)('%s is named by what it holds', (address) => {
    const name = address.slice(address.lastIndexOf('/') + 1)
    expect(name).toBe(hashedName(plainName(name), readFileSync(folder + address)))
  })

  it('every file in a folder has such a name', () => expect(lying.length - hashed.length).toBe(KNOWN_FILES.length))
})
