import type { TextOf } from '~/language/text-of'
import type { terms as french } from './text.fr'

export const terms: TextOf<typeof french> = {
  // The soft hyphen marks where the word may break: at 320 pixels it is longer than the line.
  title: 'Nutzungs\u00adbedingungen und Datenschutz',
  version: 'Version {{version}}, Stand 29.11.2026',
  brief: {
    title: 'Kurz gesagt',
    prototype:
      'Diese Website ist ein Prototyp. Die Dienste, bei denen man sich anmeldet, die Beispielpersonen und deren Daten sind erfunden.',
    own: 'Ohne Anmeldung rechnen Sie mit Ihren eigenen Zahlen: ohne Namen, AHV-Nummer und E-Mail-Adresse.',
    results: 'Die Ergebnisse sind unverbindlich und begründen keinen Anspruch auf eine Leistung.',
    kept: 'Ihre Daten werden {{sessionMinutes}} Minuten aufbewahrt und dann gelöscht. Sie können sie früher löschen oder länger behalten.',
    use: 'Sie dienen Ihrer Schätzung und sonst nichts.',
    tracking: 'Niemand verfolgt Sie auf dieser Website.',
  },
  parts: {
    use: 'Nutzungs\u00adbedingungen',
    protection: 'Datenschutz',
    protectionLaw:
      'Dieser Teil sagt, was wir mit Ihren Daten tun, wie es das Bundesgesetz über den Datenschutz verlangt (Art.\u00a019 DSG).',
  },
  service: {
    title: 'Der Dienst',
    what: 'Diese Website schätzt die Schweizer Altersvorsorge: AHV (1.\u00a0Säule), Pensionskasse (2.\u00a0Säule) und Säule 3a (3.\u00a0Säule). Ohne Anmeldung nutzen Sie sie mit Ihren eigenen Zahlen.',
    prototype:
      'Die Anmeldung ist ein Prototyp. Sie arbeitet mit erfundenen Personen, Diensten und Daten. Echte Konten gibt es nicht.',
    free: 'Die Nutzung ist kostenlos.',
  },
  numbers: {
    title: 'AHV-Nummern',
    none: 'Ohne Anmeldung fragen wir nach keiner AHV-Nummer. Stehen solche in einem Auszug, den Sie einfügen oder hochladen, werden sie beim Lesen entfernt: Wir bewahren sie nicht auf.',
    fictional: 'Wenn Sie sich anmelden, verwenden Sie nur erfundene AHV-Nummern.',
    law: 'Eine AHV-Nummer wird systematisch verwendet, wenn sie mit Personendaten verbunden wird, die in strukturierter Form gesammelt werden (Art.\u00a0153b des AHV-Gesetzes, AHVG). Das Gesetz behält dies bestimmten Behörden, Organisationen und Personen vor (Art.\u00a0153c AHVG); dieser Prototyp gehört nicht dazu.',
    lawAlone:
      'Eine AHV-Nummer wird systematisch verwendet, wenn sie mit Personendaten verbunden wird, die in strukturierter Form gesammelt werden (Art.\u00a0153b des AHV-Gesetzes, AHVG). Das Gesetz behält dies bestimmten Behörden, Organisationen und Personen vor (Art.\u00a0153c AHVG).',
  },
  results: {
    title: 'Unverbindliche Ergebnisse',
    value:
      'Die Ergebnisse sind unverbindlich. Sie haben keinen rechtlichen Wert und begründen keinen Anspruch auf eine Leistung. Massgebend sind allein die Verfügungen Ihrer Ausgleichskasse und die Abrechnungen Ihrer Pensionskasse, Ihrer Bank oder Ihrer Versicherung.',
    law: 'Die Berechnungen beruhen auf dem Recht am Tag der Berechnung und auf Annahmen. Ihr Einkommen, das Gesetz und die Reglemente können sich ändern.',
  },
  conduct: {
    title: 'Worum wir Sie bitten',
    account:
      'Wenn Sie sich anmelden, dann mit Ihrem eigenen Konto oder mit einem der erfundenen Konten, die angeboten werden.',
    others: 'Versuchen Sie nicht, an Daten anderer Personen zu gelangen oder den Dienst zu stören.',
    logout: 'Löschen Sie auf einem Gerät, das Sie mit anderen teilen, am Ende Ihre Daten oder melden Sie sich ab.',
  },
  liability: {
    title: 'Verfügbarkeit und Haftung',
    service:
      'Der Dienst kann sich ändern, unterbrochen oder eingestellt werden. Soweit das Gesetz es zulässt, haften wir weder für einen Unterbruch noch für einen Entscheid, der sich auf eine Schätzung stützt.',
    law: 'Es gilt schweizerisches Recht.',
  },
  changes: {
    title: 'Wenn sich diese Bedingungen ändern',
    text: 'Jede Änderung erhält eine neue Versionsnummer. Um den Dienst weiter zu nutzen, müssen Sie die neue Version akzeptieren.',
  },
  operator: {
    title: 'Wer verantwortlich ist',
    name: 'Verantwortlicher (Art.\u00a05 Bst.\u00a0j DSG) ist der Verein Drei Säulen, zu dem sich die Projektpartner zusammengeschlossen haben. Diesen Verein gibt es nicht; er ist erfunden, wie die Dienste dieses Prototyps.',
    contact: 'Mit Fragen wenden Sie sich an die Person oder Organisation, die Ihnen diesen Prototyp gezeigt hat.',
    named: 'Verantwortlich (Art.\u00a05 Bst.\u00a0j DSG): {{operator}}.',
    questions: 'Bei Fragen zu Ihren Daten:',
    more: 'Adresse und Impressum ansehen',
    later:
      'Wer diesen Dienst der Öffentlichkeit anbietet, gibt hier seinen Namen, seine Adresse, eine Kontaktstelle und das Land an, in dem der Server steht.',
  },
  received: {
    title: 'Welche Daten, und woher sie kommen',
    identity:
      'Wenn Sie sich anmelden, vom Identitätsdienst: Ihr Name, Ihre E-Mail-Adresse und Ihre AHV-Nummer. Ihr Passwort gelangt nicht zu uns.',
    register:
      'Vom AHV-Register: Ihr Name, Ihr Geburtsdatum, Ihr Geschlecht, Ihr Zivilstand, Ihre Kinder, die AHV-Nummer Ihrer Partnerin oder Ihres Partners und die Einkommen in Ihrem individuellen Konto. Für die gemeinsame Berechnung bei Paaren liest der Server auch die der anderen Person; deren Einkommen werden Ihnen nicht Jahr für Jahr gezeigt.',
    funds:
      'Von den Pensionskassen, Banken und Versicherungen, die Sie wählen: Ihre Guthaben und Ihre voraussichtlichen Leistungen.',
    fundsAlone: 'Von den Pensionskassen, die Sie wählen: Ihre Guthaben und Ihre voraussichtlichen Leistungen.',
    entitiesAlone: 'Von den Banken und Versicherungen, die Sie wählen: Ihre Guthaben der Säule\u00a03a.',
    typed:
      'Von Ihnen: was Sie über sich und Ihre Familie eingeben, einfügen oder hochladen. Für die Rechnung nach Steuern, wenn Sie es angeben: Ihr Wohnort, Ihre Krankenkassenprämie und die Pensionskassenrente Ihrer Partnerin oder Ihres Partners. Von einer Datei bewahren wir nur die gelesenen Zeilen auf; die Datei selbst wird sofort verworfen.',
    computed: 'Aus der Berechnung: Ihre geschätzte AHV-Rente und die Schritte dorthin.',
  },
  purpose: {
    title: 'Wozu sie dienen',
    estimate: 'Diese Daten dienen allein Ihrer Schätzung.',
    decisions: 'Es wird kein Entscheid über Sie gefällt. Wir erstellen kein Profil von Ihnen.',
  },
  recipients: {
    title: 'Wer sie erhält',
    own: 'Ohne Anmeldung niemand: Was Sie eingeben, verlässt unseren Server nicht.',
    identity:
      'Wenn Sie sich anmelden, erfährt der Identitätsdienst, dass Sie diesen Dienst benutzen und wann Sie sich abmelden.',
    register:
      'Wenn Sie sich anmelden, erhält das AHV-Register Ihre AHV-Nummer und, wenn Sie verheiratet sind oder in eingetragener Partnerschaft leben, die der anderen Person.',
    funds:
      'Jeder Pensionskasse, Bank oder Versicherung, die Sie wählen, legen wir den Zugang vor, der Sie betrifft. So erfährt sie, dass Sie diesen Dienst benutzen. Wenn Sie einen anderen Lohn oder einen Einkauf simulieren, erhält Ihre Pensionskasse auch diese Zahlen.',
    fundsAlone:
      'Jeder Pensionskasse, die Sie wählen, legen wir den Zugang vor, der Sie betrifft. So erfährt sie, dass Sie diesen Dienst benutzen. Wenn Sie einen anderen Lohn oder einen Einkauf simulieren, erhält sie auch diese Zahlen.',
    entitiesAlone:
      'Jeder Bank oder Versicherung, die Sie wählen, legen wir den Zugang vor, der Sie betrifft. So erfährt sie, dass Sie diesen Dienst benutzen.',
    partner:
      'Meldet sich die Person hier an, mit der Sie verheiratet sind oder in eingetragener Partnerschaft leben, sieht diese Person, was das AHV-Register über Sie sagt: Ihre AHV-Nummer, Ihren Namen, Ihr Geburtsdatum, Ihr Geschlecht und Ihren Zivilstand. Ihre Einkommen fliessen in die gemeinsame Berechnung ein, werden ihr aber nicht Jahr für Jahr gezeigt. Das Datum der Heirat oder der Eintragung und die Kinder, die Sie gespeichert haben, werden ihr in ihrem Formular vorgeschlagen.',
    nobody: 'Wir verkaufen Ihre Daten nicht und geben sie niemandem sonst weiter.',
    countryAsked:
      'In welchem Land sie bearbeitet werden, erfahren Sie bei der Stelle, die unter «Wer verantwortlich ist» steht.',
    countries:
      'In welchem Land sie bearbeitet werden, ist in diesem Prototyp nicht festgelegt. Wer den Dienst öffentlich anbietet, nennt es hier, mit den Garantien, wenn es im Ausland liegt.',
  },
  retention: {
    title: '{{sessionMinutes}} Minuten, dann wird alles gelöscht',
    session:
      'Die Daten Ihrer Sitzung werden {{sessionMinutes}} Minuten aufbewahrt und dann gelöscht. Die Sitzung beginnt mit der Anmeldung oder, ohne Anmeldung, wenn Sie diese Bedingungen akzeptieren. Die Uhrzeit der Löschung steht oben auf jeder Seite.',
    longer:
      'Mit «Meine Daten noch {{sessionMinutes}} Minuten behalten» können Sie sie länger behalten: Die {{sessionMinutes}} Minuten beginnen dann neu. Das ist 11-mal möglich, also höchstens {{sessionHours}} Stunden insgesamt.',
    earlier:
      'Sie können sie jederzeit früher löschen, mit «Meine Daten löschen». Auch wenn Sie sich abmelden, werden sie gelöscht.',
    link: 'Eine Ausnahme ist ein Link auf Ihre Übersicht, den Sie selbst erstellen und weitergeben: Er enthält deren Beträge und Zeitpunkte, ohne Ihren Namen, und zeigt sie auch nach der Löschung.',
    file: 'Eine Datei, die Sie herunterladen, bleibt bei Ihnen. Sie können sie hier später wieder öffnen: Wir behalten keine Kopie.',
    parties:
      'Was das AHV-Register, die Pensionskassen, die Banken und die Versicherungen über Sie wissen, bleibt bei ihnen, nach ihren eigenen Regeln.',
    connectedParties: 'Was die verbundenen Stellen über Sie wissen, bleibt bei ihnen, nach ihren eigenen Regeln.',
  },
  storage: {
    title: 'Wo sie liegen und wie sie geschützt sind',
    sealed:
      'Bis zur Löschung liegen Ihre Daten auf unserem Server, in einem verschlüsselten Dossier. Der Schlüssel dazu liegt in einem Cookie Ihres Browsers. Ohne dieses Cookie kann niemand das gespeicherte Dossier lesen, auch wir nicht, und kein automatischer Vorgang liest es.',
    limit:
      'Dieser Schutz hat eine Grenze: Während der Server Ihre Anfrage bearbeitet, liest er Ihre Daten unverschlüsselt.',
    shared:
      'Was Ihre Partnerin oder Ihr Partner übernehmen kann, liegt in einem zweiten verschlüsselten Eintrag. Damit er sich Ihnen beiden öffnet, stammt sein Schlüssel nicht aus Ihrem Cookie, sondern aus einem Schlüssel unseres Servers und Ihren beiden AHV-Nummern. Dieser Schutz ist schwächer: Wer diesen Schlüssel, den Eintrag und beide Nummern hätte, könnte ihn lesen. Er wird mit den Daten der Person gelöscht, die ihn zuletzt geschrieben hat.',
    logs: 'Die technischen Protokolle des Servers enthalten weder Namen noch AHV-Nummern, Beträge oder IP-Adressen. Während eines Angriffs kann, wer den Dienst betreibt, einige Minuten lang IP-Adressen aufzeichnen; danach löscht er sie. Ihre IP-Adresse dient dazu, Ihnen zu antworten und, eine Minute lang im Arbeitsspeicher, Missbrauch zu begrenzen. Sie wird nicht mit Ihren Daten verbunden.',
    logsAsked:
      'Das Programm bewahrt selbst keine Protokolle auf. Wer den Dienst betreibt, bestimmt, wie lange sie bleiben, und sagt es Ihnen auf Anfrage.',
    logsKept:
      'Das Programm bewahrt selbst keine Protokolle auf. Wer den Dienst betreibt, bestimmt, wie lange sie bleiben und wer sie löscht, und sagt es hier.',
  },
  cookies: {
    title: 'Keine Nachverfolgung, nur notwendige Cookies',
    tracking:
      'Diese Website verfolgt Sie nicht. Sie misst Ihr Verhalten nicht, zeigt keine Werbung und lädt nichts von anderen Websites.',
    counted:
      'Der Server zählt, für alle zusammen, zum Beispiel wie oft eine Seite abgerufen wird, wie viele Sitzungen beginnen, was abgelehnt wird und wie schnell er antwortet. Diese Zahlen sagen nicht, um wen es geht.',
    more: 'Jedes Cookie ansehen, und was es tut',
  },
  rights: {
    title: 'Ihre Rechte',
    access:
      'Sie haben das Recht zu erfahren, welche Daten wir bearbeiten (Art.\u00a025 DSG). Während Ihrer Sitzung zeigen die Seiten dieser Website sie Ihnen. Nach der Löschung ist nichts mehr da, das man einsehen könnte.',
    copy: 'Sie können verlangen, dass die Daten, die Sie uns bekannt gegeben haben, in einem gängigen elektronischen Format herausgegeben werden (Art.\u00a028 DSG). Während Ihrer Sitzung können Sie sie selbst herunterladen, unter «Meine Daten löschen» oder am Ende Ihrer Übersicht: Die JSON-Datei enthält sie alle.',
    correction:
      'Was Sie in die Formulare eingegeben haben, können Sie dort berichtigen (Art.\u00a032 Abs.\u00a01 DSG). Bei einem Fehler im Register, bei einer Pensionskasse, einer Bank oder einer Versicherung wenden Sie sich an diese Stelle.',
    deletion:
      'Sie können Ihre Daten jederzeit löschen, ohne einen Grund zu nennen (Art.\u00a032 Abs.\u00a02 DSG). «Meine Daten löschen» löscht alles, was Sie angegeben haben und was wir für Sie abgefragt haben. Wenn Sie angemeldet sind, bleiben Sie es; die Abmeldung löscht auch den Rest: Ihren Namen, Ihre E-Mail-Adresse, Ihre AHV-Nummer und Ihre Zustimmung zu diesen Bedingungen.',
    exerciseAt:
      'Diese Rechte geltend zu machen, kostet nichts. Für alles, was Sie auf dieser Website nicht selbst tun können, wenden Sie sich an die Stelle, die unter «Wer verantwortlich ist» steht.',
    exercise:
      'Diese Rechte geltend zu machen, kostet nichts. Für alles, was Sie auf dieser Website nicht selbst tun können, wenden Sie sich an die Person oder Organisation, die sie Ihnen gezeigt hat.',
    authority:
      'Der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB) beaufsichtigt die Anwendung des DSG. Sie können sich auch an ihn wenden.',
  },
  accept: {
    noticeTitle: 'Die Bedingungen haben sich geändert',
    notice: 'Lesen Sie sie und akzeptieren Sie sie am Ende dieser Seite, um weiterzufahren.',
    jump: 'Direkt zur Zustimmung',
    title: 'Den neuen Bedingungen zustimmen',
    button: 'Weiter',
  },
}
