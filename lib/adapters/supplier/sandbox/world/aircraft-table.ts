/**
 * Aircraft types by the code used in flight schedules (35L is ours: schedules call it 359, which does not reach as far): code | name | turboprop, narrow or wide | planned range in km | cruise in km/h |
 * fuel share | cabins, front to back, as letter (F first, J business, W premium economy, Y economy), seats abreast and seats.
 */
export const AIRCRAFT_TABLE = `
CNC|Cessna 208 Caravan|turboprop|1100|310|1.4|Y:1-2:9
CNT|Tecnam P2012 Traveller|turboprop|900|300|1.4|Y:1-1:9
DHT|De Havilland Twin Otter|turboprop|900|290|1.3|Y:1-2:19
BE1|Beechcraft 1900D|turboprop|1300|510|1.3|Y:1-1:19
SF3|Saab 340|turboprop|1100|480|0.95|Y:1-2:34
DH3|De Havilland Dash 8-300|turboprop|1600|530|0.95|Y:2-2:50
DH4|De Havilland Dash 8-400|turboprop|1900|660|0.95|Y:2-2:78
AT4|ATR 42-600|turboprop|1100|535|0.95|Y:2-2:48
AT7|ATR 72-600|turboprop|1500|510|0.95|Y:2-2:70
AN4|Antonov An-24|turboprop|1500|450|1.3|Y:2-2:48
ER4|Embraer 145|narrow|2600|830|1.35|Y:1-2:50
CR2|Bombardier CRJ-200|narrow|2300|790|1.35|Y:2-2:50
CR7|Bombardier CRJ-700|narrow|2400|830|1.3|J:1-2:9 Y:2-2:56
CR9|Bombardier CRJ-900|narrow|2600|830|1.25|J:1-2:12 Y:2-2:64
AJ2|Comac C909|narrow|2800|830|1.25|Y:2-3:90
SU9|Sukhoi Superjet 100|narrow|3000|830|1.2|J:2-2:12 Y:2-3:75
AR8|Avro RJ85|narrow|2300|760|1.4|Y:3-3:95
100|Fokker 100|narrow|2800|820|1.3|Y:2-3:100
717|Boeing 717|narrow|2600|810|1.2|J:2-2:8 Y:2-3:112
M80|McDonnell Douglas MD-83|narrow|3900|810|1.3|J:2-2:12 Y:2-3:138
E75|Embraer 175|narrow|3300|830|1.2|J:1-2:12 Y:2-2:64
E90|Embraer 190|narrow|4000|830|1.15|J:2-2:8 Y:2-2:92
E95|Embraer 195-E2|narrow|4600|830|0.9|J:2-2:12 Y:2-2:124
221|Airbus A220-100|narrow|5500|830|0.9|J:2-2:12 Y:2-3:113
223|Airbus A220-300|narrow|5200|830|0.85|J:2-2:12 Y:2-3:133
319|Airbus A319|narrow|4800|830|1.1|J:2-2:8 Y:3-3:132
320|Airbus A320|narrow|5000|830|1|J:2-2:12 Y:3-3:162
32N|Airbus A320neo|narrow|5800|830|0.83|J:2-2:12 Y:3-3:168
321|Airbus A321|narrow|4900|830|0.97|J:2-2:16 Y:3-3:194
32Q|Airbus A321neo|narrow|7000|830|0.8|J:2-2:16 Y:3-3:199
733|Boeing 737-300|narrow|3900|800|1.2|J:2-2:8 Y:3-3:126
734|Boeing 737-400|narrow|3700|800|1.2|J:2-2:8 Y:3-3:144
735|Boeing 737-500|narrow|4000|800|1.25|J:2-2:8 Y:3-3:108
73G|Boeing 737-700|narrow|5400|830|1.1|J:2-2:12 Y:3-3:126
738|Boeing 737-800|narrow|5000|830|0.98|J:2-2:12 Y:3-3:168
739|Boeing 737-900ER|narrow|5200|830|0.97|J:2-2:16 Y:3-3:163
7M8|Boeing 737 MAX 8|narrow|6500|830|0.84|J:2-2:12 Y:3-3:170
7M9|Boeing 737 MAX 9|narrow|5800|830|0.83|J:2-2:16 Y:3-3:174
757|Boeing 757-200|narrow|6800|850|1.15|J:2-2:20 Y:3-3:170
310|Airbus A310-300|wide|8000|850|1.2|J:2-2-2:18 Y:2-4-2:194
763|Boeing 767-300ER|wide|10200|850|1.12|J:1-2-1:30 Y:2-3-2:200
788|Boeing 787-8|wide|12800|900|0.9|J:1-2-1:28 W:2-3-2:21 Y:3-3-3:196
789|Boeing 787-9|wide|15100|900|0.86|J:1-2-1:36 W:2-3-2:28 Y:3-3-3:226
78J|Boeing 787-10|wide|11500|900|0.83|J:1-2-1:40 W:2-3-2:28 Y:3-3-3:252
772|Boeing 777-200ER|wide|12800|900|1.08|J:1-2-1:40 W:2-4-2:24 Y:3-4-3:226
77L|Boeing 777-200LR|wide|15200|900|1.1|J:1-2-1:40 W:2-4-2:24 Y:3-4-3:226
77W|Boeing 777-300ER|wide|13900|900|1.02|F:1-2-1:8 J:1-2-1:52 W:2-4-2:24 Y:3-4-3:256
332|Airbus A330-200|wide|12400|870|1.02|J:1-2-1:24 W:2-3-2:21 Y:2-4-2:205
333|Airbus A330-300|wide|11000|870|0.98|J:1-2-1:30 W:2-3-2:21 Y:2-4-2:239
338|Airbus A330-800|wide|13500|880|0.9|J:1-2-1:32 Y:2-4-2:203
339|Airbus A330-900|wide|12600|880|0.86|J:1-2-1:30 W:2-3-2:28 Y:2-4-2:232
359|Airbus A350-900|wide|15400|900|0.84|J:1-2-1:40 W:2-4-2:24 Y:3-3-3:246
35L|Airbus A350-900ULR|wide|17900|900|0.84|J:1-2-1:67 W:2-4-2:94
35K|Airbus A350-1000|wide|15600|900|0.84|J:1-2-1:48 W:2-4-2:40 Y:3-3-3:262
74H|Boeing 747-8|wide|13500|910|1.08|F:1-2-1:8 J:2-2-2:80 W:2-4-2:32 Y:3-4-3:244
388|Airbus A380|wide|14600|900|1.02|F:1-2-1:14 J:1-2-1:76 W:2-4-2:44 Y:3-4-3:366
`
