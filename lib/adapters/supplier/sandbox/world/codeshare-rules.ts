/**
 * Who also sells whose flights, as scope | operating airlines | selling airlines. Scopes: all flights; atlantic (Europe with North America);
 * pacific (East Asia and Oceania with North America); home (inside the operating airline's country); hub (up to 5,000 km to or from its
 * main base). Of two lines for one flight the first counts.
 */
export const CODESHARE_RULES = `
all|LH LX OS SN|LH LX OS SN
all|AF KL|AF KL
all|I2 NT|IB
all|VY|IB BA
all|IB|BA
all|TO XK|AF
all|HV|KL
all|4Y|LH
all|JQ|QF
all|FZ|EK
all|FM KN|MU
all|MF|CZ
all|ZH SC TV|CA
all|B7|BR
all|AE|CI
all|HD 6J 7G FW|NH
all|NU JH|JL
all|HA|AS
all|AS|AA
all|VS|DL
all|TR|SQ
all|IX|AI
all|JM|KQ
all|VF|TK
all|WF|SK DY
all|UO|CX
all|FY|MH
all|QG|GA
all|0V|VN
all|SP|S4
all|UG|TU
atlantic|AA BA IB AY EI|AA BA IB AY EI
atlantic|UA AC LH LX OS SN|UA AC LH LX OS SN
atlantic|DL AF KL VS|DL AF KL VS
pacific|AA JL|AA JL
pacific|UA NH|UA NH
pacific|DL KE|DL KE
home|QF|EK
home|VA|QR UA AC SQ NZ
home|JL|AA BA
home|NH|UA LH
home|AI|LH SQ UA
home|CA|LH
hub|EK|QF
hub|BA IB AY|AA
hub|AA|BA IB AY QR JL AS
hub|LH LX OS SN|UA AC NH SQ
hub|UA AC|LH LX OS SN NH
hub|AF KL|DL VS KE
hub|DL|AF KL VS KE AM
hub|KE|DL AF
hub|BA|IB
hub|AM|DL AF KL
hub|LA|DL
hub|AV CM|UA
hub|G3|AA AF
hub|AD|UA TP
hub|WS|DL KL AF
hub|QR|BA AA VA AT MH
hub|EY|AF
hub|TK|UA SQ
hub|SQ|LH NZ VA
hub|NZ|UA SQ AC
hub|6E|TK KL QF AA VS QR
hub|ET|LH UA
hub|KQ|KL AF
hub|A3 LO|LH UA AC
hub|SK|AF KL DL
hub|AZ|LH LX
hub|JU GF|EY
hub|FI|B6 AS
hub|TP|UA AC AD
hub|LM|BA
hub|AT|QR IB
hub|MS|UA LH
hub|RJ|BA AA QR
hub|CX|AA
hub|MH|QR BA
hub|TG|LH NH
hub|GA|KL SQ
hub|VN|AF KE
hub|UL WY|QR
hub|SV ME|AF
hub|OU|LH OS
hub|EW|LH
hub|WB 4Z|BA QR
`
