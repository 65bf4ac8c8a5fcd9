import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Person } from './people'
import { readPeople } from './read-people'

const people = readPeople(null)

describe('persons of a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'people-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  function write(content: string): string {
    const path = join(folder, 'people.json')
    writeFileSync(path, content)
    return path
  }
  const changed = (change: (people: Person[]) => void) => {
    const copy = structuredClone(people)
    change(copy)
    return write(JSON.stringify(copy))
  }
  const at = <T>(list: T[], i: number) => list[i] as T

  it('are read in place of the built-in ones', () => {
    const path = changed((all) => {
      all.splice(0, 4)
      all.splice(1)
    })
    expect(readPeople(path).map((person) => person.firstName)).toEqual(['Nadia'])
  })

  const MISTAKES: { what: string; change: (all: Person[]) => void; says: string }[] = [
    {
      what: 'a wrong check digit',
      change: (all) => {
        at(all, 4).navs = '756.0000.0000.58'
      },
      says: 'people[4].navs: not an AVS number',
    },
    {
      what: 'a number of another form',
      change: (all) => {
        at(all, 4).navs = '7560000000057'
      },
      says: 'people[4].navs: not an AVS number',
    },
    {
      what: 'a link that is not mutual',
      change: (all) => {
        at(all, 1).partnerNavs = null
      },
      says: 'people[0].partnerNavs: the link is not mutual',
    },
    {
      what: 'a link to oneself',
      change: (all) => {
        at(all, 4).partnerNavs = at(all, 4).navs
      },
      says: 'people[4].partnerNavs: the link is not mutual',
    },
    {
      what: 'a link to nobody',
      change: (all) => {
        at(all, 4).partnerNavs = '756.0000.0000.71'
      },
      says: 'people[4].partnerNavs: no such person',
    },
    {
      what: 'an unknown fund',
      change: (all) => {
        at(at(all, 2).policies, 0).fundId = 'secret-fund'
      },
      says: 'people[2].policies[0].fundId: no such pension fund',
    },
    {
      what: 'an unknown provider',
      change: (all) => {
        at(at(all, 1).providents, 1).entityId = 'secret-bank'
      },
      says: 'people[1].providents[1].entityId: no such 3a provider',
    },
    {
      what: 'two accounts at one provider',
      change: (all) => {
        at(at(all, 1).providents, 1).entityId = at(at(all, 1).providents, 0).entityId
      },
      says: 'people[1].providents[1].entityId: stands twice',
    },
    {
      what: 'an e-mail address twice',
      change: (all) => {
        at(all, 3).email = 'RETO@exemple.ch'
      },
      says: 'people[3].email: stands twice',
    },
    {
      what: 'a number twice',
      change: (all) => {
        at(all, 4).navs = at(all, 2).navs
      },
      says: 'people[4].navs: stands twice',
    },
    {
      what: 'a year twice',
      change: (all) => {
        at(at(all, 0).incomes, 1).year = at(at(all, 0).incomes, 0).year
      },
      says: 'people[0].incomes: a year stands twice',
    },
    {
      what: 'a gap between ages',
      change: (all) => {
        delete at(at(all, 0).policies, 1).conversionRates['60']
      },
      says: 'people[0].policies[1].conversionRates: ages are missing',
    },
    {
      what: 'a part above the whole',
      change: (all) => {
        at(at(all, 0).policies, 0).balanceMandatory = 987654
      },
      says: 'people[0].policies[0].balanceMandatory: more than the balance',
    },
    {
      what: 'a marriage that ends without a reason',
      change: (all) => {
        at(at(all, 5).marriages ?? [], 0).endedBy = null
      },
      says: 'people[5].marriages[0].endedBy: an end and its reason go together',
    },
    {
      what: 'a marriage that ends before it begins',
      change: (all) => {
        at(at(all, 5).marriages ?? [], 0).end = '1971-02-28' as never
      },
      says: 'people[5].marriages[0].end: before the start',
    },
    {
      what: 'a holder of credits that is none',
      change: (all) => {
        at(at(all, 5).children, 0).credits = 'secret' as never
      },
      says: 'people[5].children[0].credits: ',
    },
    {
      what: 'a day that is none',
      change: (all) => {
        at(all, 0).birthDate = '1971-02-30' as never
      },
      says: 'people[0].birthDate: ',
    },
    {
      what: 'a word for a number',
      change: (all) => {
        at(at(all, 0).incomes, 3).amount = 'secret' as never
      },
      says: 'people[0].incomes[3].amount: ',
    },
  ]

  it('may tell marriages, insured periods, divided years and credits, and need not', () => {
    const path = changed((all) => {
      all.splice(0, 4)
      all.splice(1)
      const person = at(all, 0)
      person.marriages = at(people, 5).marriages
      person.insured = at(people, 7).insured
      at(person.incomes, 0).split = true
      person.children = [{ ...at(at(people, 5).children, 0) }]
    })
    const [read] = readPeople(path)
    expect(read?.marriages).toEqual(at(people, 5).marriages)
    expect(read?.insured).toEqual([{ from: '2013-08-01', to: null }])
    expect(read?.incomes[0]?.split).toBe(true)
    expect(read?.children[0]?.credits).toBe('half')
    expect(at(people, 0)).not.toHaveProperty('marriages')
  })

  it.each(MISTAKES)('[140] are refused for $what, by place and without the value', ({ change, says }) => {
    const path = changed(change)
    expect(() => readPeople(path)).toThrow(says)
    try {
      readPeople(path)
    } catch (error) {
      expect(String(error)).not.toMatch(/secret|756\.0|1971|987654|exemple\.ch/)
    }
  })

  it.each([
    { what: 'no JSON', path: () => write('[{"navs": "secret"'), says: 'SANDBOX_PEOPLE: the file is not JSON' },
    { what: 'no such file', path: () => join(folder, 'nowhere.json'), says: 'SANDBOX_PEOPLE: the file cannot be read' },
    { what: 'nobody', path: () => write('[]'), says: 'people: ' },
  ])('are refused where there is $what', ({ path, says }) => {
    const file = path()
    expect(() => readPeople(file)).toThrow(says)
    expect(() => readPeople(file)).not.toThrow('secret')
  })
})
