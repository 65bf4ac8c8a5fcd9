/** Reads the fictional persons, and refuses them as a whole if one value is wrong. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Person } from './people'
import builtIn from './people.json'
import { mistakesAcross } from './people-mistakes'
import testCases from './test-cases.json'

const People = z
  .array(Person)
  .min(1)
  .superRefine((people, context) => {
    for (const { path, message } of mistakesAcross(people)) context.addIssue({ code: 'custom', path, message })
  })

/**
 * The persons cannot be used. The message names each place, such as `people[2].policies[0].fundId`, but never its
 * value.
 */
export class PeopleError extends Error {
  override name = 'PeopleError'
}

/**
 * The persons of a JSON file, or the built-in ones: those of the specification first, then the test cases.
 * @throws {PeopleError} if the file cannot be read or a value is wrong
 */
export function readPeople(path: string | null): Person[] {
  const parsed = People.safeParse(path === null ? [...builtIn, ...testCases] : readJson(path))
  if (parsed.success) return parsed.data
  const mistakes = parsed.error.issues.map((issue) => `${placeOf(issue.path)}: ${issue.message}`)
  throw new PeopleError(`The persons of the sandbox are refused.\n${mistakes.join('\n')}`)
}

function readJson(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new PeopleError('SANDBOX_PEOPLE: the file cannot be read')
  }
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own message would repeat the content of the file.
    throw new PeopleError('SANDBOX_PEOPLE: the file is not JSON')
  }
}

const placeOf = (path: PropertyKey[]) =>
  path.reduce<string>((place, part) => place + (typeof part === 'number' ? `[${part}]` : `.${String(part)}`), 'people')
