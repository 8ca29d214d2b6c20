export default {
  consent: 'Persetujuan sebelum butiran hubungan',
  consentHint:
    'Pelawat menandakan ayat ini sebelum menghantar borang. Dalam sembang, bot memaparkannya sebelum menyimpan butiran mereka. Kosong: tiada sesiapa ditanya.',
  consentPage: 'Halaman notis privasi anda',
  consentGiven: 'Dipersetujui pada {date}',
  lead_new: 'Baharu',
  lead_contacted: 'Sudah dihubungi',
  lead_won: 'Berjaya',
  lead_lost: 'Tidak berjaya',
  logo: 'Logo',
  logoChoose: 'Pilih satu gambar',
  logoHint: 'PNG, JPEG atau WebP, sehingga 256 KB. Gambar segi empat sama paling sesuai.',
  logoRefused: 'Gambar ini tidak dapat digunakan. Pilih fail PNG, JPEG atau WebP tidak melebihi 256 KB.',
  bubble: 'Mesej di sebelah butang sembang',
  bubbleHint:
    'Mesej pendek yang muncul sendiri. Pelawat yang menutupnya tidak melihatnya lagi. Kosong: tiada.',
  bubbleAfter: 'Bilangan saat sebelum muncul',
  bubblePaths: 'Hanya di halaman ini',
  bubblePathsHint: 'Satu laluan setiap baris, seperti /bilik/*. Kosong: di semua halaman.',
  bubbleRepeat: 'Kekerapan muncul',
  bubbleVisit: 'Sekali setiap lawatan',
  bubbleDay: 'Sekali sehari',
  bubbleCode:
    'Mesej muncul di halaman yang kodnya mengandungi data-bubble. Simpan, kemudian salin semula kod untuk halaman anda.',
  sitesEmpty:
    'Belum ada laman yang boleh memaparkan tetingkap ini. Tambah laman anda di atas, kemudian simpan.',
  siteStop: 'Hentikan',
  siteStopped: 'Dihentikan',
  siteChoose: 'Pilih halaman dahulu',
  siteChooseHint: 'Halaman hanya dicari. Selepas itu anda memilih yang mana dibaca.',
  siteSearching: 'Mencari',
  sitePick: 'Pilih halaman',
  siteFound: '{count, plural, other {# halaman ditemui}}',
  siteFull:
    'Satu carian tidak menyenaraikan lebih banyak halaman daripada ini. Untuk mencari yang lain, tambah bahagian lain laman itu.',
  siteKnown: 'Sudah ditambah',
  siteRead: '{count, plural, other {Baca # halaman}}',
};
