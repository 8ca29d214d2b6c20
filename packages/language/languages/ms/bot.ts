export default {
  consent: 'Persetujuan sebelum butiran hubungan',
  consentHint:
    'Pelawat menandakan ayat ini sebelum menghantar borang. Dalam sembang, bot memaparkannya sebelum menyimpan butiran mereka. Kosong: tiada sesiapa ditanya.',
  consentPage: 'Halaman notis privasi anda',
  consentGiven: 'Dipersetujui pada {date}',
  logo: 'Logo',
  logoChoose: 'Pilih satu gambar',
  logoHint: 'PNG, JPEG atau WebP, sehingga 256 KB. Gambar segi empat sama paling sesuai.',
  logoRefused: 'Gambar ini tidak dapat digunakan. Pilih fail PNG, JPEG atau WebP tidak melebihi 256 KB.',
};
