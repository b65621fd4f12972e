/** What size alone does not tell of an airport: what it may serve, and whom it draws. */

/** Farthest flights in kilometres: perimeter rules (LGA, DCA), short runways, city airports kept for domestic flights. */
export const LONGEST_FLIGHT_KM: Readonly<Record<string, number>> = table(
  'LGA 2450|DCA 2050|LCY 2000|DAL 3500|MDW 3500|HOU 3500|SNA 3300|BUR 4200|LIN 1500|AEP 2800|CGH 2800|SDU 1200|PLU 800|TSA 2300|SHA 2000|GMP 1800|ITM 1400|BMA 1200|BHD 1000|YTZ 2200|YHU 4000|HLA 1500|WIL 800|SEN 2200|BBU 2500|SZB 2500|HLP 2500|RKV 700|OKD 900|NKM 1200|UKB 1300|CIA 3500|FLR 2000|LTN 4000|LTS 3000|GIB 2500|FNC 4000|JTR 3500|JMK 3500|JSI 3500|INN 3000|SZG 3500|FAE 2500',
)

/** Domestic flights only. */
export const DOMESTIC_ONLY: ReadonlySet<string> = new Set('CGH SDU PLU LGA DCA MDW DAL ITM OKD UKB NKM RKV HLP WIL THR AVV EOH'.split(' '))

/** How much more (or less) than its size a foreign airline's long flight is drawn to it. */
export const LONG_HAUL_PULL: Readonly<Record<string, number>> = table(
  'UIO 2.5|GYE 2|LAD 3|FIH 5|KIN 2|BGI 4|CCS 2|MVD 4|ASU 2|LPB 1|VVI 1.5|PTP 2|FDF 2|RUN 2|GEO 3|PBM 4|CAY 3|BKO 3|NSI 3|DLA 3|LBV 4|COO 4|OUA 4|MPM 3|HRE 2|LUN 2|EBB 3|WDH 3|TNR 3|MBA 1.5|ZNZ 2|ULN 2|PPT 4|NAN 2|NOU 3|JFK 2.6|LHR 2.6|CDG 1.8|FRA 1.4|AMS 1.4|LAX 1.9|SFO 1.9|EWR 1.6|ORD 1.2|MIA 1.7|BOS 1.7|IAD 1.8|IAH 1|ATL .8|DFW .9|SEA 1|YYZ 1.7|YVR 1.4|YUL 1.5|HND 1.1|NRT 1.8|KIX 1.2|ICN 1.3|PVG 1.2|PEK 1.1|CAN .7|HKG 1.8|SIN 1.6|BKK 1.7|KUL 1|DXB 1.3|DOH .9|AUH .8|DEL 1.1|BOM 1.4|BLR 1|SYD 1.9|MEL 1.6|BNE 1|PER 1.1|AKL 1.3|GRU 1.8|EZE 2.6|GIG 1.4|SCL 1.2|LIM 1.2|BOG 1.1|MEX 1.1|CUN 1.2|PUJ 1.6|JNB 2|CPT 1.8|NBO 2|LOS 2.4|ACC 2|ADD 1|CAI 1.2|MAD 1.3|FCO 1.4|MXP 1.3|ZRH 1.2|IST 1.1|MUC 1.1|MNL 1.2|SGN 1.2|HAN 1.2|DPS 1.3|CGK .7|TPE 1.2|MLE 3|MRU 2.5|SEZ 2.5|HKT 1.2|DUB 1|MAN 1|LGW .5|ORY .4|DUS .5|TLV 1.5|JED .7|RUH .8|HAV 1.8|PTY .8|DSS 2|ABJ 2|KGL 1.5|DAR 1.5|LAD 1.6|CMN 1|ALG .6|STN .05|LTN .01|SAW .15|DMK .3|SHA 0|GMP 0|SZX .35|TFU .5|CTU .05|CKG .3|XIY .25|KMG .25|HGH .3|WUH .25|NKG .15|CSX .2|XMN .4|TAO .3|SHJ .2|LAS .7|MCO .9|CLT .4|PHX .3|DEN .6|MSP .5|DTW .6|PHL .8|SLC .3|FLL .3|TPA .3|SAN .3|HNL 1.4|PDX .3|AUS .3|RDU .2|BNA .2|BWI .2|OAK .1|SJC .1|STL .1|SJU .5|CTS .3|FUK .2|OKA .1|ITM 0|CJU .1|SVO .8|LED .2|DME .3|VKO .4|KBP 0|CRL .02|BGY .02|BVA 0|PMI .05|AGP .15|BCN .8',
)

/** Countries whose large airports serve mostly their own country. */
export const COUNTRY_OPENNESS: Readonly<Record<string, number>> = table(
  'US .35|CN .12|IN .35|ID .25|BR .4|JP .5|RU .25|MX .5|AU .6|CO .5|TR .6|VN .6|PH .6|TH .6|IR .3|SA .6|CA .6|AR .5|KR .5',
)

/** Sun, snow and sights: where leisure airlines go, and low-cost ones more than size explains. */
export const HOLIDAY_AIRPORTS: ReadonlySet<string> = new Set(
  `PMI AGP ALC TFS LPA FUE ACE IBZ MAH SPC REU GRO MJV FAO FNC PDL HER RHO CFU KGS CHQ JTR JMK ZTH EFL PVK SKG SMI JSI AYT DLM BJV HRG SSH RMF LXR LCA PFO MLA DBV SPU
  ZAD PUY TIV BOJ VAR NBE DJE MIR AGA RAK SID BVC NAP CTA PMO OLB CAG BRI SUF BDS TPS PSA VCE INN SZG GVA CMB MLE MRU SEZ ZNZ MBA HKT USM KBV DPS CUN PUJ MBJ VRA HAV
  AUA NAS SJU STT SXM BGI UVF ANU CUR LAS MCO HNL OGG LIH KOA FLL RSW SRQ PBI MYR VPS ECP PIE SFB PGD AZA PSP SJD PVR LIR CJU OKA CEB MPH KLO LGK BKI DAD PQC CXR SYX
  OOL CNS HTI NAN PPT RAR TIA AER LRM TQO`.split(/\s+/),
)

/** Thin routes to them from afar run in the summer timetable only. */
export const SUMMER_AIRPORTS: ReadonlySet<string> = new Set(
  `KGS ZTH CFU EFL PVK JTR JMK CHQ RHO SMI JSI MJT KVA AOK DBV SPU ZAD PUY RJK TIV BJV DLM BOJ VAR OLB FSC CLY MAH IBZ REU GRO LMP PNL NBE DJE MIR BIA AJA ACK MVY HYA
  TVC PLN FCA BGR YDF YQY FAI AAR JER`.split(/\s+/),
)

/** European airports that airlines link with North America for the summer; daily routes go on in winter. */
export const TRANSATLANTIC_SUMMER_AIRPORTS: ReadonlySet<string> = new Set(
  'VCE NAP NCE PMO CTA FAO PMI AGP BIO SPU FNC PDL SNN GLA OPO PRG BUD KEF CPH ARN MXP BCN ATH LIS STR EDI'.split(' '),
)

/** Thin routes to them from afar run in the winter timetable only. */
export const SKI_AIRPORTS: ReadonlySet<string> = new Set('INN SZG KTT IVL RVN KAO EGE HDN MTJ GUC ASE SUN TEX SCR CMF GNB'.split(' '))

/** Where Canadians fly from the snow; the thinner routes stop in spring. */
export const WINTER_SUN_AIRPORTS: ReadonlySet<string> = new Set(
  'CUN PUJ VRA CCC HOG SNU HAV PVR SJD ZIH HUX MZT ZLO LIR SJO SXM ANU BGI GND UVF AUA CUR GCM PLS NAS MBJ KIN POP SDQ PTP FDF BZE CTG'.split(
    ' ',
  ),
)

/** Where full-service visitors seldom go, because low-cost airlines rule there. */
export const LOW_COST_AIRPORTS: ReadonlySet<string> = new Set(
  'STN LTN SEN BVA CRL BGY CIA HHN NRN FMM EIN WMI NYO TRF GRO REU TSF BBU AZA SFB PIE PGD DMK SZB AVV LPL LBA EMA BOH PSR TPS DTM FKB'.split(
    ' ',
  ),
)

/** Where low-cost airlines seldom get in, or find it too dear. */
export const COSTLY_AIRPORTS: ReadonlySet<string> = new Set('LHR CDG FRA ZRH HND LCY LIN MUC AMS JFK EWR SIN HKG NRT'.split(' '))

/** Hubs that are as busy at midnight as at noon, because the places they link are many hours away. */
export const NIGHT_AIRPORTS: ReadonlySet<string> = new Set(
  'DXB DOH AUH SHJ KWI BAH MCT JED RUH IST SAW ADD NBO CAI DEL BOM BLR HYD MAA CMB BKK SIN KUL CGK DPS MNL HKG TPE ICN HND PVG CAN TAS ALA GRU EZE BOG LIM PTY'.split(
    ' ',
  ),
)

/** US hubs whose queues add ten minutes to a domestic flight's block time. */
export const CONGESTED_US_HUBS: ReadonlySet<string> = new Set('JFK LGA EWR ORD ATL PHL DFW LAX SFO BOS DCA IAD MIA CLT'.split(' '))

function table(text: string): Record<string, number> {
  return Object.fromEntries(
    text.split('|').map((entry) => {
      const [key = '', value = '0'] = entry.split(' ')
      return [key, Number(value)]
    }),
  )
}
