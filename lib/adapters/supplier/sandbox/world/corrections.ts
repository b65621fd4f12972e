/** Airports whose record in the source is out of date: another name or place, or closed to airlines. */
export const AIRPORT_CORRECTIONS: Readonly<Record<string, { name?: string; latitude?: number; longitude?: number; isClosed?: boolean }>> = {
  KTI: { name: 'Techo', latitude: 11.36, longitude: 104.92 },
  PNH: { isClosed: true },
  REP: { isClosed: true },
  ADA: { isClosed: true },
  TEB: { isClosed: true },
  PDK: { isClosed: true },
  BFI: { isClosed: true },
  BGY: { name: 'Milan Bergamo' },
  BSL: { name: 'Basel EuroAirport' },
  LIS: { name: 'Lisbon' },
  SJC: { name: 'San José Mineta' },
  OAK: { name: 'Oakland' },
  BHM: { name: 'Birmingham-Shuttlesworth' },
  MHT: { name: 'Manchester-Boston' },
  CMN: { name: 'Casablanca Mohammed V' },
}

/** Airports whose city the gravity rule gets wrong: it finds a suburb, or the town that the airport lies in. */
export const CITY_CORRECTIONS: Readonly<Record<string, string>> = table(`
KTI=Phnom Penh|HPN=White Plains|ISP=Islip|SKB=St. Kitts|SNN=Shannon|LCK=Columbus|CHA=Chattanooga|DLI=Da Lat|OVD=Asturias|EAS=San Sebastián|IBR=Ibaraki|ISG=Ishigaki|MMB=Memanbetsu|TRS=Trieste|TPS=Trapani|FSC=Figari|PLZ=Gqeberha|NSI=Yaoundé|SPC=La Palma|NOC=Knock|KIR=Kerry|MJV=Murcia|TUC=Tucumán|KLO=Kalibo|MPH=Boracay|ITO=Hilo|ROV=Rostov|TGZ=Tuxtla Gutiérrez|VSA=Villahermosa|EYW=Key West|MRY=Monterey|SMI=Samos|JSI=Skiathos|STI=Santiago de los Caballeros|CAY=Cayenne|SAI=Siem Reap|DEN=Denver|AUH=Abu Dhabi|CJU=Jeju|SYX=Sanya|PTY=Panama City|AKL=Auckland|HEL=Helsinki|STL=St. Louis|KWI=Kuwait City
MTY=Monterrey|RDU=Raleigh|TLV=Tel Aviv|AER=Sochi|MSY=New Orleans|FLL=Fort Lauderdale|OAK=Oakland|SNA=Santa Ana|BUR=Burbank|ONT=Ontario|LGB=Long Beach
BWI=Baltimore|RSW=Fort Myers|MLA=Malta|CMB=Colombo|ACE=Lanzarote|FUE=Fuerteventura|NQZ=Astana|PEN=Penang|KNO=Medan|ISB=Islamabad|KTW=Katowice
BDL=Hartford|SVG=Stavanger|AHB=Abha|CJJ=Cheongju|BJV=Bodrum|PQC=Phu Quoc|LBA=Leeds Bradford|EMA=East Midlands|KOA=Kona|MRU=Mauritius|XUZ=Xuzhou|BTH=Batam
PSP=Palm Springs|VIX=Vitória|NGS=Nagasaki|VVO=Vladivostok|YIW=Yiwu|ALB=Albany|AUA=Aruba|JTR=Santorini|PNS=Pensacola|LGK=Langkawi|DJE=Djerba|GSP=Greenville
POS=Port of Spain|PIE=St. Petersburg|BUF=Buffalo|LOP=Lombok|BGY=Bergamo|TSF=Treviso|CRL=Charleroi|GRO=Girona|REU=Reus|VCP=Campinas|UKB=Kobe|CRK=Clark|NRN=Weeze
HHN=Hahn|BPN=Balikpapan|KOJ=Kagoshima|CXR=Nha Trang|RHO=Rhodes|HER=Heraklion|CHQ=Chania|CHS=Charleston|XNA=Fayetteville|MAH=Menorca|OGG=Maui|LIH=Kauai
BZN=Bozeman|SAL=San Salvador|JHG=Jinghong|MIR=Monastir|NBE=Enfidha|TIV=Tivat|ZTH=Zakynthos|EFL=Kefalonia|JMK=Mykonos|KGS=Kos|CFU=Corfu|PVK=Preveza|OLB=Olbia
SUF=Lamezia Terme|BRC=Bariloche|SJU=San Juan|GUM=Guam|STT=St. Thomas|SXM=Sint Maarten|BGI=Barbados|ANU=Antigua|UVF=St. Lucia|GND=Grenada|GCM=Grand Cayman
PLS=Providenciales|BDA=Bermuda|NAS=Nassau|CUR=Curaçao|PTP=Pointe-à-Pitre|FDF=Fort-de-France|MLE=Malé|SEZ=Mahé|RUN=Saint-Denis|PPT=Tahiti|NAN=Nadi|RAR=Rarotonga
AYQ=Uluru|PUJ=Punta Cana|CJS=Ciudad Juárez|VSA=Villahermosa|LIR=Liberia|BZE=Belize City|SAP=San Pedro Sula|GEO=Georgetown|RMF=Marsa Alam|SSH=Sharm el-Sheikh
TBU=Tongatapu|JRO=Kilimanjaro|VFA=Victoria Falls|LVI=Livingstone|SLL=Salalah|KBV=Krabi|HKT=Phuket|USM=Ko Samui|TTE=Ternate|SHJ=Sharjah|RKT=Ras Al Khaimah
SFB=Sanford|AZA=Mesa|PGD=Punta Gorda|PVU=Provo|HVN=New Haven|ILM=Wilmington|LAL=Lakeland|YKF=Kitchener|JER=Jersey|GCI=Guernsey|IOM=Isle of Man|GIB=Gibraltar
OPF=Miami|MCY=Sunshine Coast|OOL=Gold Coast|HTI=Hamilton Island|BNK=Ballina|ZQN=Queenstown|KEF=Reykjavik|FAE=Faroe Islands|LYR=Longyearbyen|DLM=Dalaman
COV=Adana|HIJ=Hiroshima|KMJ=Kumamoto|KMI=Miyazaki|OIT=Oita|KMQ=Komatsu|TAK=Takamatsu|OKA=Okinawa|HKD=Hakodate|FSZ=Shizuoka|RMQ=Taichung|TNN=Tainan|JHB=Johor Bahru
UTH=Udon Thani|VTE=Vientiane|LPQ=Luang Prabang|DIL=Dili|POM=Port Moresby|HIR=Honiara|VLI=Port Vila|NOU=Nouméa|APW=Apia|SUV=Suva|KGL=Kigali|EBB=Entebbe|DSS=Dakar
NDR=Nador|ESU=Essaouira|FEZ=Fez|TNG=Tangier|SID=Sal|BVC=Boa Vista|RAI=Praia|LUX=Luxembourg|BRN=Bern|FDH=Friedrichshafen|FMM=Memmingen|PAD=Paderborn|DTM=Dortmund
MMX=Malmö|TRF=Sandefjord|AES=Ålesund|EVE=Harstad|BLL=Billund|AAL=Aalborg|AAR=Aarhus|KTT=Kittilä|IVL=Ivalo|VAA=Vaasa|TMP=Tampere|BSL=Basel|GVA=Geneva|JAC=Jackson Hole
MYR=Myrtle Beach|SRQ=Sarasota|VPS=Destin|ECP=Panama City Beach|AVL=Asheville|GSO=Greensboro|TYS=Knoxville|CAE=Columbia|LEX=Lexington|MHT=Manchester|MEM=Memphis
SBA=Santa Barbara|COS=Colorado Springs|GRR=Grand Rapids|ORF=Norfolk|RIC=Richmond|FAI=Fairbanks|EGE=Vail|ASE=Aspen|MCO=Orlando|TPA=Tampa|MSP=Minneapolis
SJD=Los Cabos|PVR=Puerto Vallarta|CZM=Cozumel|TQO=Tulum|BJX=León|MZT=Mazatlán|ADZ=San Andrés|CUZ=Cusco|FLN=Florianópolis|BPS=Porto Seguro|NVT=Navegantes|IGU=Foz do Iguaçu
IGR=Puerto Iguazú|USH=Ushuaia|PUQ=Punta Arenas|PMC=Puerto Montt|CJC=Calama|VVI=Santa Cruz|ASU=Asunción|MVD=Montevideo|PMO=Palermo|PSR=Pescara|AOI=Ancona|RJK=Rijeka
BOJ=Burgas|VAR=Varna|OHD=Ohrid|TZL=Tuzla|PRN=Pristina|TIA=Tirana|SJJ=Sarajevo|TGD=Podgorica|LJU=Ljubljana|DBV=Dubrovnik|ZAD=Zadar|SPU=Split|PUY=Pula|KUT=Kutaisi|BUS=Batumi
JED=Jeddah|MED=Medina|DMM=Dammam|GOI=Goa|GOX=Goa|COK=Kochi|TRV=Thiruvananthapuram|CCJ=Kozhikode|IXC=Chandigarh|IXB=Bagdogra|IXZ=Port Blair|IXL=Leh|NJF=Najaf|IXE=Mangaluru
PVC=Provincetown|XPL=Tegucigalpa|LRS=Leros|PAS=Paros|AYJ=Ayodhya|DGH=Deoghar|BKB=Bikaner|ABB=Asaba|UKA=Diani Beach|IIL=Ilam|VRY=Værøy|EUQ=Antique|TTR=Toraja|KBU=Kotabaru|TMC=Tambolaka|BUW=Baubau|TMU=Tambor
TNO=Tamarindo|HRM=Hassi R'Mel|CMJ=Qimei|VDY=Vidyanagar|SVP=Kuito|DDD=Dhaalu|GBT=Gorgan|SHC=Shire|HUX=Huatulco|ACA=Acapulco|YIN=Yining|ASJ=Amami|GAN=Gan|CCC=Cayo Coco|ULH=AlUla|MCX=Makhachkala|UTP=Pattaya
DOM=Dominica|RSI=Red Sea|PDP=Punta del Este|IPC=Easter Island|NOS=Nosy Be|RTB=Roatán|SPN=Saipan|ROR=Palau|PSE=Ponce|KIT=Kythira
`)

/** Cities that English calls otherwise than the source. */
export const ENGLISH_CITY_NAMES: Readonly<Record<string, string>> = table(
  `Köln=Cologne|New York City=New York|Diyarbakır=Diyarbakir|Århus=Aarhus|Québec=Quebec City|Ulan Bator=Ulaanbaatar|Sūrat=Surat|Ta’if=Taif|Port Elizabeth=Gqeberha|Nizhniy Novgorod=Nizhny Novgorod|Timişoara=Timisoara|Göteborg=Gothenburg|Zürich=Zurich|Genève=Geneva|Sevilla=Seville|Nürnberg=Nuremberg|Hannover=Hanover|Thessaloníki=Thessaloniki
Cancún=Cancun|Bogotá=Bogota|Xi’an=Xi'an|Ürümqi=Urumqi|Kraków=Krakow|Málaga=Malaga|Marrakesh=Marrakech|Gdańsk=Gdansk|Wrocław=Wroclaw|Poznań=Poznan|Łódź=Lodz|Cochin=Kochi
Medellín=Medellin|Bhubaneshwar=Bhubaneswar|Marsaxlokk=Malta|Iaşi=Iasi|Timişoara=Timisoara|Brasília=Brasilia|Nur-Sultan=Astana|Firá=Santorini|Ródos=Rhodes|Irákleion=Heraklion`,
)

function table(text: string): Record<string, string> {
  const entries = text.split(/[|\n]/).filter((entry) => entry.trim() !== '')
  return Object.fromEntries(entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1).trim()]))
}
