/** What each test case shows, or what to try with it, by e-mail address. */
import type { Language } from '../language'

const fr = {
  'isabelle@exemple.ch':
    'Divorcée, garde partagée\u00a0: les revenus des années de mariage sont déjà partagés sur son compte, et les bonifications pour tâches éducatives comptent ensuite pour moitié.',
  'martin@exemple.ch':
    'Veuf\u00a0: la rente compte un supplément de 20\u00a0%. Ce que sa femme a gagné n’est pas connu ici\u00a0: l’estimation donne une fourchette.',
  'elena@exemple.ch':
    'Arrivée en Suisse à 34\u00a0ans avec ses enfants\u00a0: des années de cotisation manquent, et les bonifications pour tâches éducatives comptent depuis l’arrivée.',
  'beat@exemple.ch':
    'Salarié, mari de Vreni\u00a0: les revenus des années de mariage seront partagés quand tous deux auront atteint l’âge de référence.',
  'vreni@exemple.ch':
    'Au foyer, sans aucune inscription sur son compte\u00a0: les cotisations de Beat couvrent ses années de mariage, et la moitié de leurs revenus lui revient.',
  'daniel@exemple.ch':
    'A cessé de travailler à 60\u00a0ans\u00a0: il paie depuis la cotisation minimale, et aucune année ne manque. La simulation montre ce que changerait un nouveau salaire.',
  'ruth@exemple.ch':
    'Génération transitoire\u00a0: une femme qui touche sa rente avant l’âge de référence, même en partie, n’a pas droit au supplément. À essayer dans la simulation avec une date proche.',
  'luca@exemple.ch':
    'A voyagé toute l’année 2023, toujours domicilié en Suisse\u00a0: il manque une année AVS, qu’il peut encore payer. Il n’a pas de 3e\u00a0pilier. La simulation montre ce que les deux coûtent et rapportent.',
}

export type TestCaseText = Record<keyof typeof fr, string>

const de: TestCaseText = {
  'isabelle@exemple.ch':
    'Geschieden, gemeinsame Obhut: Die Einkommen der Ehejahre sind auf ihrem Konto schon geteilt, danach zählen die Erziehungsgutschriften zur Hälfte.',
  'martin@exemple.ch':
    'Verwitwet: Zur Rente kommt ein Zuschlag von 20\u00a0%. Was seine Frau verdient hat, ist hier nicht bekannt: Die Schätzung nennt eine Spanne.',
  'elena@exemple.ch':
    'Mit 34 und ihren Kindern in die Schweiz gekommen: Beitragsjahre fehlen, und die Erziehungsgutschriften zählen ab der Ankunft.',
  'beat@exemple.ch':
    'Angestellt, Ehemann von Vreni: Die Einkommen der Ehejahre werden geteilt, wenn beide das Referenzalter erreicht haben.',
  'vreni@exemple.ch':
    'Zu Hause tätig, ohne einen Eintrag auf dem Konto: Die Beiträge von Beat decken ihre Ehejahre, und die Hälfte der gemeinsamen Einkommen wird ihr angerechnet.',
  'daniel@exemple.ch':
    'Hat mit 60 aufgehört zu arbeiten: Seither zahlt er den Mindestbeitrag, und kein Jahr fehlt. Die Simulation zeigt, was ein neuer Lohn ändern würde.',
  'ruth@exemple.ch':
    'Übergangsgeneration: Eine Frau, die ihre Rente ganz oder zum Teil vor dem Referenzalter bezieht, erhält keinen Zuschlag. In der Simulation mit einem nahen Datum zu sehen.',
  'luca@exemple.ch':
    'War 2023 auf Reisen, mit Wohnsitz in der Schweiz: Ein AHV-Jahr fehlt, das er noch nachzahlen kann. Eine 3.\u00a0Säule hat er nicht. Die Simulation zeigt, was beides kostet und bringt.',
}

export const TEST_CASE_TEXT: Record<Language, TestCaseText> = { fr, de }

/** What a person shows; null: the person is no test case. */
export const testCaseText = (language: Language, email: string): string | null =>
  (TEST_CASE_TEXT[language] as Record<string, string>)[email] ?? null
