/** What the sign-in pages of the fictional funds and 3a providers say. */
import type { Language } from '../language'
import type { Party } from '../parties'

export type PartyKind = 'fund' | 'provider'

const fr = {
  banner: (party: string) => `${party}, institution fictive\u00a0: aucune de ces personnes n’existe.`,
  login: {
    title: (party: string) => `Se connecter à «\u00a0${party}\u00a0»`,
    intro:
      'Le site «\u00a0Trois piliers\u00a0» souhaite lire ce que cette institution tient à votre nom. Identifiez-vous d’abord.',
    unknownHere: {
      fund: 'Cette caisse de pension n’assure personne à ce nom.',
      provider: 'Cette institution ne tient aucun compte 3a à ce nom.',
    },
    members: 'Personnes fictives connues ici',
    others: 'Autres personnes fictives',
    othersIntro: 'Cette institution ne tient rien à leur nom\u00a0: leur connexion sera refusée.',
    noMembers: 'Cette institution ne tient rien au nom d’une des personnes fictives.',
  },
  consent: {
    title: 'Autoriser l’accès à vos données',
    intro: (person: string, party: string) =>
      `${person}, le site «\u00a0Trois piliers\u00a0» demande à lire auprès de «\u00a0${party}\u00a0»\u00a0:`,
    basic: {
      fund: [
        'qui vous êtes\u00a0: nom, date de naissance, sexe, état civil et numéro AVS',
        'votre assurance, vos certificats de prévoyance et les mouvements de votre avoir de vieillesse',
        'l’effet d’un changement de salaire ou d’un rachat, calculé sans rien modifier',
      ],
      provider: [
        'qui vous êtes\u00a0: nom, date de naissance, sexe, état civil et numéro AVS',
        'le relevé de votre compte ou de votre police 3a',
      ],
    },
    plan: 'la description de votre plan de prévoyance',
    limits: 'Le site ne peut rien modifier. L’accès prend fin au plus tard après une heure.',
    allow: 'Autoriser l’accès',
    refuse: 'Refuser et revenir au site',
  },
  site: {
    banner: 'Site fictif d’une institution fictive',
    what: {
      fund: 'Cette caisse de pension est inventée\u00a0: elle n’existe que dans la démonstration.',
      provider: 'Cette institution est inventée\u00a0: elle n’existe que dans la démonstration.',
    },
    here: 'Sur son vrai site, une vraie institution dirait ici qui elle est et comment la joindre.',
  },
}

export type PartyText = typeof fr

const de: PartyText = {
  banner: (party) => `${party}, fiktive Einrichtung: Keine dieser Personen gibt es.`,
  login: {
    title: (party) => `Anmelden bei «${party}»`,
    intro: 'Die Website «Drei Säulen» möchte lesen, was diese Einrichtung für Sie führt. Melden Sie sich zuerst an.',
    unknownHere: {
      fund: 'Bei dieser Pensionskasse ist niemand mit diesem Namen versichert.',
      provider: 'Diese Einrichtung führt kein 3a-Konto auf diesen Namen.',
    },
    members: 'Fiktive Personen, die hier bekannt sind',
    others: 'Andere fiktive Personen',
    othersIntro: 'Diese Einrichtung führt nichts auf ihren Namen: Ihre Anmeldung wird abgelehnt.',
    noMembers: 'Diese Einrichtung führt nichts auf den Namen einer der fiktiven Personen.',
  },
  consent: {
    title: 'Zugriff auf Ihre Daten erlauben',
    intro: (person, party) => `${person}, die Website «Drei Säulen» möchte bei «${party}» lesen:`,
    basic: {
      fund: [
        'wer Sie sind: Name, Geburtsdatum, Geschlecht, Zivilstand und AHV-Nummer',
        'Ihre Policen, Ihre Vorsorgeausweise und die Bewegungen Ihres Altersguthabens',
        'die Wirkung einer Lohnänderung oder eines Einkaufs, berechnet, ohne etwas zu ändern',
      ],
      provider: [
        'wer Sie sind: Name, Geburtsdatum, Geschlecht, Zivilstand und AHV-Nummer',
        'den Auszug Ihres 3a-Kontos oder Ihrer 3a-Police',
      ],
    },
    plan: 'die Beschreibung Ihres Vorsorgeplans',
    limits: 'Die Website kann nichts ändern. Der Zugriff endet spätestens nach einer Stunde.',
    allow: 'Zugriff erlauben',
    refuse: 'Ablehnen und zurück zur Website',
  },
  site: {
    banner: 'Fiktive Website einer fiktiven Einrichtung',
    what: {
      fund: 'Diese Pensionskasse ist erfunden: Es gibt sie nur in der Demonstration.',
      provider: 'Diese Einrichtung ist erfunden: Es gibt sie nur in der Demonstration.',
    },
    here: 'Auf ihrer Website würde eine echte Einrichtung hier sagen, wer sie ist und wie man sie erreicht.',
  },
}

export const PARTY_TEXT: Record<Language, PartyText> = { fr, de }

export const kindOf = (party: Party): PartyKind => ('kind' in party ? 'provider' : 'fund')

/** Funds have a name in each language, 3a providers one for all. */
export function nameIn(language: Language, party: Party): string {
  const { nameFr, nameDe } = party as Partial<{ nameFr: string; nameDe: string }>
  return { fr: nameFr, de: nameDe }[language] ?? party.name
}
