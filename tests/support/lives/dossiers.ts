/** A fictional visitor's dossier, and the values in it that nobody else may ever read. */

import { Info } from '~/dossier/shape/info'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import type { Login } from '~/dossier/shape/visitor'
import { day } from '~/pillars/day'

export const NAVS = '756.9217.0769.85'
export const PARTNER_NAVS = '756.1234.5678.97'

export const CANARIES = [
  NAVS,
  NAVS.replace(/\D/g, ''),
  PARTNER_NAVS,
  'Canarine',
  'canarine@exemple.ch',
  '1961-04-23',
  'eyJhbGciOiJSUzI1NiJ9.canary',
  'subject-canary',
  'access-canary',
  'refresh-canary',
]

export function filledDossier(): Dossier & { login: Login } {
  const login = {
    sub: 'subject-canary',
    name: 'Canarine Essai',
    email: 'canarine@exemple.ch',
    navs: NAVS,
    partnerNavs: PARTNER_NAVS,
  }
  const dossier = emptyDossier(login, 'https://identity.example', 'eyJhbGciOiJSUzI1NiJ9.canary', { version: '1' })
  dossier.firstPillar.info = {
    person: {
      navs: NAVS,
      birthDate: day('1961-04-23'),
      gender: 'FEMALE',
      status: 'bachelor',
      relationshipStartDate: null,
      relationshipEndDate: null,
    },
    partner: null,
    children: [],
  }
  const grant = { accessToken: 'access-canary', refreshToken: 'refresh-canary', until: 1_780_000_600_000 }
  dossier.secondPillar.selection = ['some-fund']
  dossier.parties = { fund: { 'some-fund': grant }, entity: {}, visits: {} }
  return { ...dossier, login }
}

/** What no store may show about a couple, besides both numbers. */
export const COUPLE_CANARIES = ['1991-07-08', '1994-09-10']

/** The dossier of one of two spouses who has said that they are married, since the day of the canaries or another. */
export function spouseDossier(navs: string, partnerNavs: string | undefined, since = '1991-07-08'): Dossier {
  const { login, ...dossier } = filledDossier()
  const info = Info.parse({
    person: {
      navs,
      birthDate: '1961-04-23',
      gender: 'FEMALE',
      status: 'married',
      relationshipStartDate: since,
      relationshipEndDate: null,
    },
    partner: { navs: partnerNavs ?? PARTNER_NAVS, birthDate: '1960-02-03', gender: 'MALE', deathDate: null },
    children: [{ birthDate: '1994-09-10', alive: true, deathDate: null }],
  })
  return {
    ...dossier,
    login: { ...login, navs, partnerNavs },
    firstPillar: { ...dossier.firstPillar, info },
  }
}

/** The same visitor, with a different civil status. */
export function unmarried({ firstPillar, ...dossier }: Dossier): Dossier {
  const { info } = firstPillar
  if (!info) throw new Error('nothing is saved')
  const person = { ...info.person, status: 'bachelor' as const, relationshipStartDate: null }
  return { ...dossier, firstPillar: { ...firstPillar, info: { ...info, person, partner: null } } }
}
