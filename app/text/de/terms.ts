import type { terms as french } from '../fr/terms'
import type { TextOf } from '../text-of'

export const terms: TextOf<typeof french> = {
  title: 'Nutzungsbedingungen und Datenschutz',
  version: 'Version {{version}}',
  prototype: {
    title: 'Ein Prototyp, erfundene Daten',
    what: 'Diese Website schätzt die Schweizer Altersvorsorge: AHV (1.\u00a0Säule), Pensionskasse (2.\u00a0Säule) und Säule 3a. Sie ist ein Prototyp. Sie arbeitet mit erfundenen Personen und erfundenen Daten. Echte Konten gibt es nicht.',
    numbers:
      'Geben Sie nur erfundene AHV-Nummern ein. Die systematische Verwendung der AHV-Nummer ist von Gesetzes wegen bestimmten Stellen vorbehalten (Art.\u00a0153b ff. AHVG); dieser Prototyp gehört nicht dazu.',
  },
  results: {
    title: 'Unverbindliche Ergebnisse',
    value:
      'Die Ergebnisse sind unverbindlich. Sie haben keinen rechtlichen Wert und begründen keinen Anspruch auf eine Leistung. Massgebend sind allein die Verfügungen Ihrer Ausgleichskasse und die Abrechnungen Ihrer Pensionskasse, Ihrer Bank oder Ihrer Versicherung.',
    law: 'Die Berechnungen beruhen auf dem Recht am Tag der Berechnung und auf Annahmen. Ihr Einkommen, das Gesetz und die Reglemente können sich ändern.',
  },
  retention: {
    title: '60 Minuten, dann wird alles gelöscht',
    session:
      'Die Daten Ihrer Sitzung werden ab der Anmeldung 60 Minuten aufbewahrt und dann gelöscht. Die Uhrzeit der Löschung steht oben auf jeder Seite.',
    earlier:
      'Sie können sie jederzeit früher löschen, mit «Meine Daten löschen». Auch wenn Sie sich abmelden, werden sie gelöscht.',
  },
  received: {
    title: 'Welche Daten wir erhalten',
    identity:
      'Vom Identitätsdienst: Ihren Namen, Ihre E-Mail-Adresse und Ihre AHV-Nummer. Ihr Passwort gelangt nicht zu uns.',
    register:
      'Vom AHV-Register: Ihren Namen, Ihr Geburtsdatum, Ihr Geschlecht, Ihren Zivilstand, Ihre Kinder, die AHV-Nummer Ihrer Partnerin oder Ihres Partners und die Einkommen in Ihrem individuellen Konto. Für die gemeinsame Berechnung bei Paaren liest der Server auch jene der anderen Person; deren Einkommen werden Ihnen nicht Jahr für Jahr gezeigt.',
    funds:
      'Von den Pensionskassen, Banken und Versicherungen, die Sie wählen: Ihre Guthaben und Ihre voraussichtlichen Leistungen.',
    typed: 'Von Ihnen: was Sie in die Formulare eingeben.',
    use: 'Diese Daten dienen allein Ihrer Schätzung. Um Ihre Daten zu erhalten, legen wir dem Register Ihre AHV-Nummer vor und jeder Einrichtung, die Sie gewählt haben, den Zugang, der Sie betrifft. Wir verkaufen sie nicht und geben sie niemandem sonst weiter.',
  },
  storage: {
    title: 'Wo sie liegen',
    sealed:
      'Während der 60 Minuten liegen Ihre Daten auf unserem Server, in einem verschlüsselten Dossier. Der Schlüssel dazu liegt in einem Cookie Ihres Browsers. Ohne dieses Cookie kann niemand das gespeicherte Dossier lesen, auch wir nicht, und kein automatischer Vorgang liest es.',
    limit:
      'Dieser Schutz hat eine Grenze: Während der Server Ihre Anfrage bearbeitet, liest er Ihre Daten unverschlüsselt.',
    logs: 'Die technischen Protokolle des Servers enthalten weder Namen noch AHV-Nummern noch Beträge. Ihre IP-Adresse dient dazu, Ihnen zu antworten und Missbrauch zu begrenzen. Sie wird nicht mit Ihren Daten verbunden.',
  },
  cookies: {
    title: 'Kein Tracking, nur notwendige Cookies',
    tracking:
      'Diese Website verfolgt Sie nicht. Sie misst Ihr Verhalten nicht, zeigt keine Werbung und lädt nichts von anderen Websites.',
    session: 'Das Sitzungs-Cookie öffnet Ihr Dossier. Es gilt höchstens 60 Minuten.',
    language: 'Das Sprach-Cookie wird nur gesetzt, wenn Sie die Sprache wechseln. Es gilt 365 Tage.',
    signIn: 'Die Anmelde-Cookies dienen nur, während Sie sich anmelden. Sie gelten höchstens zehn Minuten.',
  },
  rights: {
    title: 'Ihre Rechte',
    access:
      'Sie haben das Recht zu erfahren, welche Daten wir bearbeiten (Art.\u00a025 DSG). Während Ihrer Sitzung zeigen die Seiten dieser Website sie Ihnen. Nach 60 Minuten ist nichts mehr da, das man einsehen könnte.',
    correction:
      'Was Sie in die Formulare eingegeben haben, können Sie dort berichtigen. Bei einem Fehler im Register, bei einer Pensionskasse, einer Bank oder einer Versicherung wenden Sie sich an diese Stelle.',
    deletion: 'Sie können alle Ihre Daten jederzeit löschen, ohne einen Grund zu nennen.',
  },
  changes: {
    title: 'Wenn sich diese Bedingungen ändern',
    text: 'Jede Änderung erhält eine neue Versionsnummer. Um den Dienst weiter zu nutzen, müssen Sie die neue Version akzeptieren.',
  },
  accept: {
    noticeTitle: 'Die Bedingungen haben sich geändert',
    notice: 'Lesen Sie sie und akzeptieren Sie sie am Ende dieser Seite, um weiterzufahren.',
    jump: 'Direkt zur Zustimmung',
    title: 'Den neuen Bedingungen zustimmen',
    label: 'Ich akzeptiere die Nutzungsbedingungen und den Datenschutz',
    missing: 'Setzen Sie das Häkchen, um die Nutzungsbedingungen und den Datenschutz zu akzeptieren.',
    button: 'Weiter',
  },
}
