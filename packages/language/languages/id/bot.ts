export default {
  consent: 'Persetujuan sebelum data kontak',
  consentHint:
    'Pengunjung mencentang kalimat ini sebelum mengirim formulir. Dalam obrolan, bot menampilkannya sebelum menyimpan data mereka. Kosong: tidak ada yang ditanya.',
  consentPage: 'Halaman pemberitahuan privasi Anda',
  consentGiven: 'Disetujui pada {date}',
  logo: 'Logo',
  logoChoose: 'Pilih gambar',
  logoHint: 'PNG, JPEG, atau WebP, maksimal 256 KB. Gambar persegi paling cocok.',
  logoRefused: 'Gambar ini tidak dapat dipakai. Pilih berkas PNG, JPEG, atau WebP maksimal 256 KB.',
};
