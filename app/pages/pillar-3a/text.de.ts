import type { TextOf } from '~/language/text-of'
import type { pillar3a as french } from './text.fr'

export const pillar3a: TextOf<typeof french> = {
  title: 'Dritte Säule: 3a',
  intro: 'Wählen Sie die Bank oder Versicherung Ihrer Säule 3a und prüfen Sie dann die Zahlen Ihres Kontos.',
  ownIntro: 'Diese Zahlen stammen aus Ihren Papieren. Ergänzen Sie, ändern Sie oder gehen Sie weiter.',
  chosenTitle: 'Ihre Konten der Säule 3a',
  choiceTitle: 'Meine Bank oder Versicherung wählen',
  changeTitle: 'Meine Wahl ändern',
  ids: 'Banken und Versicherungen',
  idsHint: 'Kreuzen Sie jedes Institut an, bei dem Sie eine Säule 3a haben.',
  bank: 'Bank',
  insurer: 'Versicherung',
  save: 'Meine Wahl speichern',
  none: 'Ich habe keine Säule 3a',
  noneChosen: 'Sie haben keine Säule 3a angegeben.',
  bankHelp: 'Wie finde ich meine Bank oder Versicherung?',
  bankHelpText:
    'Der Name steht auf dem Kontoauszug der Säule 3a oder auf der Police, die Sie jeweils Anfang Jahr erhalten, und auf der Steuerbescheinigung.',
  product: 'Produkt',
  statementDate: 'Stand am',
  balance: 'Saldo',
  remove: '{{name}} entfernen',
  reset: 'Alle Konten entfernen',
  resetAsk: 'Alle Ihre Konten der Säule 3a entfernen?',
  resetAskText:
    'Auch ihre Zahlen werden entfernt. Um sie wieder zu sehen, müssen Sie neu wählen und sich neu anmelden.',
  resetYes: 'Ja, alle Konten entfernen',
  resetNo: 'Nein, sie behalten',
  infoTitle: 'Die Zahlen Ihres Kontos',
  infoIntro: 'Daraus wird Ihr Kapital der Säule 3a geschätzt. Korrigieren Sie sie, wenn nötig.',
  infoByHand: 'Daraus wird Ihr Kapital der Säule 3a geschätzt. Ohne Anmeldung können Sie sie selbst eintragen.',
  infoBeforeBank:
    'Daraus wird Ihr Kapital der Säule 3a geschätzt. Wenn Sie zuerst Ihre Bank oder Versicherung wählen, füllt diese die Zahlen aus. Oder tragen Sie sie selbst ein.',
  accountTitle: 'Die Zahlen Ihres Kontos bei {{name}}',
  saveFirst:
    'Speichern Sie, bevor Sie die Sprache wechseln oder Ihre Daten länger behalten: Was Sie hier ändern, kann sonst verloren gehen.',
  saveAccount: 'Dieses Konto speichern',
  ceiling:
    'Das Gesetz lässt {{year}} mit Pensionskasse höchstens {{ceiling}} pro Jahr zu, für alle 3a-Konten zusammen.',
  ceilingWithoutFund:
    'Das Gesetz lässt {{year}} ohne Pensionskasse höchstens 20\u00a0% des Einkommens und {{ceiling}} pro Jahr zu, für alle 3a-Konten zusammen.',
  ceilingOfIncome:
    'Das Gesetz lässt {{year}} ohne Pensionskasse höchstens 20\u00a0% des Einkommens zu, etwa {{ceiling}} pro Jahr, für alle 3a-Konten zusammen.',
  ceilingWithoutWork:
    'Ohne Erwerbseinkommen und ohne Arbeitslosengeld lässt das Gesetz keine Einzahlung in die Säule\u00a03a zu.',
  planned: 'Sie planen {{planned}}.',
  solde: 'Aktueller Kontosaldo',
  soldeHelp: 'Wo finde ich den Saldo?',
  soldeHelpText:
    'Er steht auf dem letzten Kontoauszug oder im E-Banking. Bei einer Versicherung geben Sie den Rückkaufswert an.',
  amount: 'Geplante Einzahlungen pro Jahr',
  amountHint: 'Schreiben Sie 0, wenn Sie keine planen.',
  amountHelp: 'Wie viel kann ich pro Jahr einzahlen?',
  amountHelpEmployee:
    "Angestellt mit Pensionskasse: höchstens CHF\u00a07'258 pro Jahr im Jahr 2026 (CHF\u00a07'056 im Jahr 2023).",
  amountHelpSelfEmployed:
    "Selbständig ohne Pensionskasse: höchstens 20\u00a0% des Einkommens und CHF\u00a036'288 pro Jahr im Jahr 2026 (20\u00a0% und CHF\u00a035'280 im Jahr 2023).",
  rate: 'Erwarteter Zinssatz',
  rateHint: 'Von 0 bis 10\u00a0% pro Jahr, zum Beispiel 0.5',
  paydate: 'Gewünschtes Datum der Kapitalauszahlung',
  paydateHint: 'Von fünf Jahren vor bis fünf Jahre nach dem Referenzalter. Format: TT.MM.JJJJ',
  resetInfo: 'Zahlen löschen',
  resetInfoAsk: 'Die Zahlen Ihres Kontos löschen?',
  resetInfoAskText: 'Saldo, Einzahlungen und Zinssatz werden gelöscht. Das Datum der Auszahlung bleibt.',
  resetInfoYes: 'Ja, die Zahlen löschen',
  resetInfoNo: 'Nein, sie behalten',
  registrySilent: 'Die Liste der Banken und Versicherungen ist nicht verfügbar',
  registrySilentText: 'Versuchen Sie es in einem Moment noch einmal. Ihre gespeicherte Wahl gilt weiterhin.',
  selectionSilent: 'Ihre gespeicherte Wahl lässt sich nicht lesen',
  selectionSilentText: 'Versuchen Sie es in einem Moment noch einmal oder wählen Sie neu.',
  providentsSilent: 'Die Daten Ihrer Konten lassen sich nicht lesen',
  providentsSilentText: 'Versuchen Sie es in einem Moment noch einmal oder geben Sie die Zahlen selbst an.',
  infoSilent: 'Ihre gespeicherten Zahlen lassen sich nicht lesen',
  infoSilentText: 'Versuchen Sie es in einem Moment noch einmal oder geben Sie sie neu an.',
}
