/** What the pages of the fictional identity service say. */
import type { Language } from '../language'
import type { Person } from '../people/people'

const fr = {
  banner: 'Service d’identité fictif\u00a0: aucune de ces personnes n’existe, aucun de ces comptes n’est réel.',
  errorPrefix: 'Erreur\u00a0: ',
  login: {
    title: 'Se connecter',
    intro: 'Le site «\u00a0Trois piliers\u00a0» vous demande de vous identifier.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    errorTitle: 'La connexion a échoué',
    wrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
    tooLong: 'Ce que vous avez saisi est trop long pour une adresse et un mot de passe.',
    typed: 'Avec une adresse e-mail et un mot de passe',
    accounts: 'Personnes fictives',
    accountsIntro: 'Choisissez une personne\u00a0: le bouton vous connecte avec son adresse et son mot de passe.',
    testCases: 'D’autres situations de vie',
    testCasesIntro: 'D’autres personnes fictives, chacune pour un cas que les premières ne montrent pas.',
    signInAs: (name: string) => `Se connecter comme ${name}`,
    account: (email: string, password: string) => `${email}, mot de passe\u00a0: ${password}`,
    cancel: 'Annuler et revenir au site',
  },
  consent: {
    title: 'Transmettre vos données',
    intro: 'Pour la suite, le site «\u00a0Trois piliers\u00a0» reçoit de ce service\u00a0:',
    name: 'Nom',
    email: 'Adresse e-mail',
    navs: 'Numéro AVS',
    allow: 'Transmettre ces données',
    refuse: 'Refuser et revenir au site',
  },
  logout: {
    title: 'Se déconnecter',
    question: 'Voulez-vous vous déconnecter du service d’identité ?',
    yes: 'Me déconnecter',
    no: 'Garder la connexion',
    doneTitle: 'Déconnexion',
    done: 'Vous avez quitté le service d’identité.',
  },
  error: {
    title: 'La connexion n’a pas abouti',
    text: 'La demande de connexion est incomplète, a expiré ou a déjà servi. Recommencez depuis le site.',
    code: 'Code\u00a0: ',
  },
  back: 'Revenir au site «\u00a0Trois piliers\u00a0»',
  children: (count: number) => (count === 0 ? 'sans enfant' : count === 1 ? '1\u00a0enfant' : `${count}\u00a0enfants`),
  born: (year: number, gender: Person['gender']) => `${gender === 'FEMALE' ? 'née' : 'né'} en ${year}`,
  status: (status: Person['civilStatus'], gender: Person['gender']) => STATUS_FR[status][gender],
}

export type IdentityText = typeof fr

const de: IdentityText = {
  banner: 'Fiktiver Identitätsdienst: Keine dieser Personen gibt es, keines dieser Konten ist echt.',
  errorPrefix: 'Fehler: ',
  login: {
    title: 'Anmelden',
    intro: 'Die Website «Drei Säulen» bittet Sie, sich auszuweisen.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    errorTitle: 'Die Anmeldung ist fehlgeschlagen',
    wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    tooLong: 'Ihre Eingabe ist zu lang für eine Adresse und ein Passwort.',
    typed: 'Mit E-Mail-Adresse und Passwort',
    accounts: 'Fiktive Personen',
    accountsIntro: 'Wählen Sie eine Person: Die Schaltfläche meldet Sie mit ihrer Adresse und ihrem Passwort an.',
    testCases: 'Weitere Lebenslagen',
    testCasesIntro: 'Weitere fiktive Personen, jede für einen Fall, den die ersten nicht zeigen.',
    signInAs: (name) => `Als ${name} anmelden`,
    account: (email, password) => `${email}, Passwort: ${password}`,
    cancel: 'Abbrechen und zurück zur Website',
  },
  consent: {
    title: 'Ihre Daten weitergeben',
    intro: 'Die Website «Drei Säulen» erhält von diesem Dienst:',
    name: 'Name',
    email: 'E-Mail-Adresse',
    navs: 'AHV-Nummer',
    allow: 'Diese Daten weitergeben',
    refuse: 'Ablehnen und zurück zur Website',
  },
  logout: {
    title: 'Abmelden',
    question: 'Möchten Sie sich beim Identitätsdienst abmelden?',
    yes: 'Abmelden',
    no: 'Angemeldet bleiben',
    doneTitle: 'Abmeldung',
    done: 'Sie haben den Identitätsdienst verlassen.',
  },
  error: {
    title: 'Die Anmeldung ist nicht zustande gekommen',
    text: 'Die Anfrage ist unvollständig, abgelaufen oder schon benutzt. Beginnen Sie auf der Website von vorne.',
    code: 'Code: ',
  },
  back: 'Zurück zur Website «Drei Säulen»',
  children: (count) => (count === 0 ? 'ohne Kinder' : count === 1 ? '1\u00a0Kind' : `${count}\u00a0Kinder`),
  born: (year) => `Jahrgang ${year}`,
  status: (status) => STATUS_DE[status],
}

const STATUS_FR: Record<Person['civilStatus'], Record<Person['gender'], string>> = {
  bachelor: { FEMALE: 'célibataire', MALE: 'célibataire' },
  just_married: { FEMALE: 'récemment mariée', MALE: 'récemment marié' },
  married: { FEMALE: 'mariée', MALE: 'marié' },
  remarried: { FEMALE: 'divorcée et remariée', MALE: 'divorcé et remarié' },
  divorced: { FEMALE: 'divorcée', MALE: 'divorcé' },
  widow: { FEMALE: 'veuve', MALE: 'veuf' },
}

const STATUS_DE: Record<Person['civilStatus'], string> = {
  bachelor: 'ledig',
  just_married: 'frisch verheiratet',
  married: 'verheiratet',
  remarried: 'geschieden und wieder verheiratet',
  divorced: 'geschieden',
  widow: 'verwitwet',
}

export const IDENTITY_TEXT: Record<Language, IdentityText> = { fr, de }
