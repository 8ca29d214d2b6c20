export default {
  consent: 'Persetujuan sebelum data kontak',
  consentHint:
    'Pengunjung mencentang kalimat ini sebelum mengirim formulir. Dalam obrolan, bot menampilkannya sebelum menyimpan data mereka. Kosong: tidak ada yang ditanya.',
  consentPage: 'Halaman pemberitahuan privasi Anda',
  consentGiven: 'Disetujui pada {date}',
  lead_new: 'Baru',
  lead_contacted: 'Sudah dihubungi',
  lead_won: 'Berhasil',
  lead_lost: 'Tidak jadi',
  logo: 'Logo',
  logoChoose: 'Pilih gambar',
  logoHint: 'PNG, JPEG, atau WebP, maksimal 256 KB. Gambar persegi paling cocok.',
  logoRefused: 'Gambar ini tidak dapat dipakai. Pilih berkas PNG, JPEG, atau WebP maksimal 256 KB.',
  bubble: 'Pesan di samping tombol obrolan',
  bubbleHint:
    'Pesan singkat yang muncul sendiri. Pengunjung yang menutupnya tidak melihatnya lagi. Kosong: tidak ada.',
  bubbleAfter: 'Jumlah detik sebelum muncul',
  bubblePaths: 'Hanya di halaman ini',
  bubblePathsHint: 'Satu path per baris, misalnya /kamar/*. Kosong: di semua halaman.',
  bubbleRepeat: 'Seberapa sering muncul',
  bubbleVisit: 'Sekali per kunjungan',
  bubbleDay: 'Sekali sehari',
  bubbleCode:
    'Pesan muncul di halaman yang kodenya memuat data-bubble. Simpan, lalu salin lagi kode untuk halaman Anda.',
  sitesEmpty:
    'Belum ada situs yang boleh menampilkan jendela ini. Tambahkan situs Anda di atas, lalu simpan.',
  siteStop: 'Hentikan',
  siteStopped: 'Dihentikan',
  siteChoose: 'Pilih halamannya dulu',
  siteChooseHint: 'Halaman hanya dicari. Setelah itu Anda memilih mana yang dibaca.',
  siteSearching: 'Mencari',
  sitePick: 'Pilih halaman',
  siteFound: '{count, plural, other {# halaman ditemukan}}',
  siteFull:
    'Satu pencarian tidak menampilkan lebih banyak halaman dari ini. Untuk menemukan yang lain, tambahkan bagian lain dari situs.',
  siteKnown: 'Sudah ditambahkan',
  siteRead: '{count, plural, other {Baca # halaman}}',
};
