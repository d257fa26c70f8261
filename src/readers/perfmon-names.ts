/**
 * Names of disk counters by language: English, German, French and Spanish as PAL’s `CounterLang.xml` has them
 * (clinthuffman/PAL@7cfe6d8, MIT), other objects as read in public logs. In PAL’s table Chinese,
 * Japanese, Korean and Russian Windows keep the English names, and Brazilian that of the object alone.
 */
import type { Measure } from './reading.ts';

/** The objects of whole disks, and those of volumes on them. */
const physical =
  /^(physicaldisk|physikalischer datenträger|disque physique|disco físico|disco fisico|физический диск|fysieke schijf|dysk fizyczny|fysisk disk|fizikseldisk|fyzický disk|fizikai lemez|物理磁盘)$/;
const logical =
  /^(logicaldisk|logischer datenträger|disque logique|disco lógico|disco logico|логический диск|逻辑磁盘)$/;

export type DiskObject = 'PhysicalDisk' | 'LogicalDisk';

/** Which disk object is it? Nothing for an object of something else. */
export function diskObject(name: string): DiskObject | undefined {
  const key = name.trim().toLowerCase();
  if (physical.test(key)) return 'PhysicalDisk';
  return logical.test(key) ? 'LogicalDisk' : undefined;
}

const english = {
  'disk reads/sec': 'reads',
  'disk writes/sec': 'writes',
  'disk transfers/sec': 'ios',
  'disk read bytes/sec': 'readBytes',
  'disk write bytes/sec': 'writeBytes',
  'disk bytes/sec': 'bytes',
  'avg. disk sec/read': 'readLatency',
  'avg. disk sec/write': 'writeLatency',
  'avg. disk sec/transfer': 'latency',
  'avg. disk queue length': 'queue',
} as const satisfies Readonly<Record<string, Measure>>;

const localised: Readonly<Record<string, Measure>> = {
  // German: PAL prints “/s”, newer versions “/Sek.”; what follows the last stroke is left out here.
  lesevorgänge: 'reads',
  schreibvorgänge: 'writes',
  übertragungen: 'ios',
  'bytes gelesen': 'readBytes',
  'bytes geschrieben': 'writeBytes',
  bytes: 'bytes',
  'mittlere sek./lesevorgänge': 'readLatency',
  'mittlere sek./schreibvorgänge': 'writeLatency',
  'mittlere sek./übertragung': 'latency',
  'durchschnittl. warteschlangenlänge des datenträgers': 'queue',
  // French.
  'lectures disque': 'reads',
  'écritures disque': 'writes',
  'transferts disque': 'ios',
  'lectures disque, octets': 'readBytes',
  'écritures disque, octets': 'writeBytes',
  'disque, octets': 'bytes',
  'octets disque': 'bytes',
  'moyenne disque s/lecture': 'readLatency',
  'moyenne disque s/écriture': 'writeLatency',
  'moyenne disque s/transfert': 'latency',
  'longueur moyenne de file d’attente du disque': 'queue',
  // Spanish.
  'lecturas de disco': 'reads',
  'escrituras en disco': 'writes',
  'transferencias de disco': 'ios',
  'bytes de lectura de disco': 'readBytes',
  'bytes de escritura en disco': 'writeBytes',
  'bytes de disco': 'bytes',
  'promedio de segundos de disco/lectura': 'readLatency',
  'promedio de segundos de disco/escritura': 'writeLatency',
  'promedio de segundos de disco/transferencia': 'latency',
  'longitud promedio de la cola de disco': 'queue',
};

/** Which measure is a counter? Nothing for one that is not used, or in a language that is not known. */
export function measureOf(counter: string): Measure | undefined {
  const key = counter.trim().toLowerCase().replaceAll("'", '’');
  if (Object.hasOwn(english, key)) return english[key as keyof typeof english];
  // Rates end in “/s”, “/Sek.” or “/seg”, whichever the version prints.
  const rate = key.replace(/\/(s|sec|sek\.?|seg\.?)$/, '');
  for (const name of [key, rate]) if (Object.hasOwn(localised, name)) return localised[name];
  return undefined;
}
