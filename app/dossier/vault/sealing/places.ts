/** Where the rows of the vault lie, and who can derive it. */
import { randomBytes } from 'node:crypto'
import { partOf } from './parts'
import { placesUnder, type RowPlace } from './sealing'

export type PlaceKeys = {
  /** 64 hexadecimal digits. */
  pepper: string
  /** Former ones, whose rows can still be opened until they expire. */
  previousPeppers?: string[]
  /** 64 hexadecimal digits. */
  householdKey: string
  /** Former ones, whose rows are still found until they expire. */
  previousHouseholdKeys?: string[]
}

/** The one of two people with the lower or the higher AVS number. */
export const ONE_OF_TWO = ['lower', 'higher'] as const
export type OneOfTwo = (typeof ONE_OF_TWO)[number]

export type Places = ReturnType<typeof createPlaces>

const TOKEN_BYTES = 32

export function createPlaces({ pepper, previousPeppers = [], householdKey, previousHouseholdKeys = [] }: PlaceKeys) {
  const dossierPlaces = [pepper, ...previousPeppers].map((key) => placesUnder(keyFrom(key), 'trois-piliers/dossier/1'))
  const householdPlaces = [householdKey, ...previousHouseholdKeys].map((key) =>
    placesUnder(keyFrom(key), 'trois-piliers/household/1'),
  )

  const newSecret = () => randomBytes(TOKEN_BYTES)
  function secretInPart(part: number): Buffer {
    for (;;) {
      const secret = newSecret()
      const [present] = dossierPlaces
      if (present && partOf(present(secret).id) === part) return secret
    }
  }

  return {
    /** @param besideId the id of the row that the new one replaces: both are in the same part. */
    newToken: (besideId?: string) =>
      (besideId === undefined ? newSecret() : secretInPart(partOf(besideId))).toString('base64url'),

    /**
     * The possible places of a token's dossier, that of the present pepper first; none for a text that is no token. The
     * token (256 bits, in the visitor's cookie) is the secret: without it nobody can find or open the row, not even us.
     */
    ofToken(token: string): RowPlace[] {
      const secret = Buffer.from(token, 'base64url')
      if (secret.length !== TOKEN_BYTES || secret.toString('base64url') !== token) return []
      return dossierPlaces.map((placeOf) => placeOf(secret))
    },

    /**
     * The possible places of what two people share, the same for both, that of the present key first; and which of the
     * two this person is. AVS numbers are no secret: only the server's key protects the row. Anyone with that key, the
     * store and both numbers can open it.
     * @param pair for dossiers that share only with each other (`Dossier.pair`)
     */
    ofCouple(own: string, partner: string, pair: string | null): { places: RowPlace[]; self: OneOfTwo } {
      const [one, other] = [digitsOf(own), digitsOf(partner)]
      const names = [...[one, other].toSorted(), ...(pair === null ? [] : [pair])]
      const secret = Buffer.from(names.join(' '))
      return { places: householdPlaces.map((placeOf) => placeOf(secret)), self: one < other ? 'lower' : 'higher' }
    },
  }
}

const digitsOf = (navs: string) => navs.replace(/\D/g, '')

function keyFrom(hex: string): Buffer {
  const key = Buffer.from(hex, 'hex')
  if (key.length !== 32) throw new Error('A key of the server must be 64 hexadecimal digits')
  return key
}
